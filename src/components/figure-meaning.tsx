import { definitionOf } from "#messages/definition-of.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import { useMessages } from "#ui/locale.tsx";

/** What a figure means; the help page has its unit and where it comes from, too. */
export function FigureMeaning({ figure }: { figure: FigureName }) {
  return definitionOf(useMessages("all").definitions, figure).meaning;
}
