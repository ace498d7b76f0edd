import { useSearchParams } from "react-router";
import { Link } from "#components/link.tsx";
import type { FigureName } from "#messages/en/definitions.ts";
import { pathTo } from "#routes.ts";
import { withShared } from "#search-params/shared-search.ts";
import { useMessages } from "#ui/locale.tsx";

/** Leads to a figure's definition on the help page, with its unit and the fields that it follows from. */
export function DefinitionLink({ figure }: { figure: FigureName }) {
  const { shortcuts } = useMessages("all");
  const [params] = useSearchParams();
  const help = pathTo("help");
  if (help === null) return null;
  return <Link to={`${withShared(help, params)}#${figure}`}>{shortcuts.more}</Link>;
}
