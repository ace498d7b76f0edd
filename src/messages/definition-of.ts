import type { definitions, FigureName } from "./en/definitions.ts";
import type { Definition } from "./en/definitions-common.ts";

/** The definition of one figure, among those of a language. */
export function definitionOf(
  { header, list, history, lines, log, gateway }: typeof definitions,
  name: FigureName,
): Definition {
  const all: Record<FigureName, Definition> = {
    ...header,
    ...list,
    ...history,
    ...lines,
    ...log,
    ...gateway,
  };
  return all[name];
}
