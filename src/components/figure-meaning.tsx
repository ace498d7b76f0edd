import type { HintSentence } from "#figures/figures.ts";
import { definitionOf } from "#messages/definition-of.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import { useMessages } from "#ui/locale.tsx";

/** The current figures in a sentence, or what a figure means; the help page has its unit and where it comes from, too. */
export function FigureMeaning({
  figure,
  toSentence,
}: {
  figure: FigureName;
  toSentence?: HintSentence | null | undefined;
}) {
  const { definitions, hintSentences } = useMessages("all");
  return toSentence ? toSentence(hintSentences) : definitionOf(definitions, figure).meaning;
}
