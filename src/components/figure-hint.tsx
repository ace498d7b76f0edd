import { type MouseEventHandler, Suspense, use, useReducer } from "react";
import { definitionOf } from "#messages/definition-of.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import { figureFields } from "#messages/figure-fields.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { Hint } from "#ui/hint.tsx";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import { useMessages } from "#ui/locale.tsx";
import styles from "./figure-hint.module.css";

/**
 * The label of a figure, with its definition as a hint; a click may do something else. On paper it is a plain
 * label.
 */
export function FigureHint({
  figure,
  label,
  onClick,
}: {
  figure: FigureName;
  label: string;
  onClick?: MouseEventHandler | undefined;
}) {
  const [openings, countOpening] = useReducer((count: number) => count + 1, 0);
  if (use(PaperContext)) return label;
  return (
    <Hint label={label} onClick={onClick} onOpen={countOpening}>
      {/* Each opening loads a definition again that could not be loaded before. */}
      <ErrorBoundary fallback={<MeaningFailed />} resetKey={String(openings)}>
        <Suspense>
          <Meaning figure={figure} />
        </Suspense>
      </ErrorBoundary>
    </Hint>
  );
}

function MeaningFailed() {
  return useMessages("common").access.panelFailed;
}

function Meaning({ figure }: { figure: FigureName }) {
  const { definitions, help } = useMessages("all");
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
