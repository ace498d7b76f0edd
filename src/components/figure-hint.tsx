import { useQuery } from "@tanstack/react-query";
import { type MouseEventHandler, use } from "react";
import { allMessagesQuery } from "#hooks/all-messages-query.ts";
import { definitionOf } from "#messages/definition-of.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import { figureFields } from "#messages/figure-fields.ts";
import { type Language, messagesOf } from "#messages/languages.ts";
import { Hint } from "#ui/hint.tsx";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import { useFirstMessages, useLanguage } from "#ui/locale.tsx";
import styles from "./figure-hint.module.css";

/** The label of a figure, with the figure's definition at hand; it may do something besides. On paper it is a label. */
export function FigureHint({
  figure,
  label,
  onClick,
}: {
  figure: FigureName;
  label: string;
  onClick?: MouseEventHandler;
}) {
  if (use(PaperContext)) return label;
  return (
    <Hint label={label} onClick={onClick}>
      <Meaning figure={figure} />
    </Hint>
  );
}

/** There are dozens of them on a page: only where words are still on their way, they are waited for. */
function Meaning({ figure }: { figure: FigureName }) {
  const language = useLanguage();
  const messages = messagesOf(language, "all");
  if (messages instanceof Promise) return <MeaningLater figure={figure} language={language} />;
  return <MeaningIn figure={figure} messages={messages} />;
}

function MeaningLater({ figure, language }: { figure: FigureName; language: Language }) {
  const { panelFailed } = useFirstMessages().access;
  const { data: messages, isError } = useQuery(allMessagesQuery(language));
  if (!messages) return isError && panelFailed;
  return <MeaningIn figure={figure} messages={messages} />;
}

function MeaningIn({ figure, messages }: { figure: FigureName; messages: Messages }) {
  const { definitions, help } = messages;
  const { meaning, unit, noAnswer } = definitionOf(definitions, figure);
  const facts = [
    [help.figures.unit, unit],
    [help.figures.noAnswer, noAnswer],
    [help.figures.fields, figureFields[figure].join(", ")],
  ] as const;
  return (
    <>
      <span className={styles.meaning}>{meaning}</span>
      {facts.map(
        ([name, text]) =>
          text && (
            <span key={name} className={styles.fact}>
              {name}: {text}
            </span>
          ),
      )}
    </>
  );
}
