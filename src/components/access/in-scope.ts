import type { Access } from "#contract/access.ts";
import { idOf, paths } from "#paths.ts";

/**
 * Whether a page shows anything of what a viewer may see. What is no page, and what explains itself, is for everybody.
 * @param pathname as the browser has it, percent-encoded
 */
export function isInScope({ scope, hidden }: Pick<Access, "scope" | "hidden">, pathname: string) {
  const [, section = ""] = pathname.split("/");
  // Nobody knows what a log tells, so that only those get it from whom nothing is hidden.
  if (`/${section}` === paths.imports()) return scope.kind === "all" && hidden.length === 0;
  if (scope.kind !== "counting") return true;
  if (section === "countings") return idOf(pathname) === scope.id;
  return ![paths.countings(), paths.trends(), paths.incidentTypes()].includes(`/${section}`);
}
