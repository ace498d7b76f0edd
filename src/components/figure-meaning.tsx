import { definitionOf } from "#messages/definition-of.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import { figureFields } from "#messages/figure-fields.ts";
import { useMessages } from "#ui/locale.tsx";
import styles from "./figure-meaning.module.css";

/** The definition of a figure. */
export function FigureMeaning({ figure }: { figure: FigureName }) {
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
