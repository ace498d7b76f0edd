import type { HintSentence } from "#figures/figures.ts";
import { definitionOf } from "#messages/definition-of.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import { pathTo } from "#routes.ts";
import { useMessages } from "#ui/locale.tsx";
import { Link } from "./link.tsx";

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

/** Leads to a figure's definition on the help page, with its unit and the fields that it follows from. */
export function DefinitionLink({ figure }: { figure: FigureName }) {
  const { shortcuts } = useMessages("all");
  const help = pathTo("help");
  if (help === null) return null;
  return <Link to={`${help}#${figure}`}>{shortcuts.more}</Link>;
}
