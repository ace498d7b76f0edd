import { Link } from "#components/link.tsx";
import type { FigureName } from "#messages/en/definitions.ts";
import { pathTo } from "#routes.ts";
import { useMessages } from "#ui/locale.tsx";

/** Leads to a figure's definition on the help page, with its unit and the fields that it follows from. */
export function DefinitionLink({ figure }: { figure: FigureName }) {
  const { shortcuts } = useMessages("all");
  const help = pathTo("help");
  if (help === null) return null;
  return <Link to={`${help}#${figure}`}>{shortcuts.more}</Link>;
}
