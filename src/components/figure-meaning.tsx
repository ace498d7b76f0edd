import { definitionOf } from "#messages/definition-of.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import { useMessages } from "#ui/locale.tsx";

/** Makes a sentence with the figures of now. */
export type FiguresNow = (t: Messages["figuresNow"]) => string;

/** The figures of now in a sentence, or what a figure means; the help page has its unit and where it comes from, too. */
export function FigureMeaning({
  figure,
  toSentence,
}: {
  figure: FigureName;
  toSentence?: FiguresNow | null | undefined;
}) {
  const { definitions, figuresNow } = useMessages("all");
  return toSentence ? toSentence(figuresNow) : definitionOf(definitions, figure).meaning;
}
