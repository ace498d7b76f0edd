import type { LoadedCountings } from "#hooks/countings/loaded-countings.ts";

/** What there is to see of a list: rows, none at all, none that are asked for, or not all that came. */
export type ListContent = "ready" | "empty" | "no-match" | "partial";

/**
 * @param visibleCount rows that all filters leave
 * @param isFiltered whether the list is narrowed at all, by the API or on the page
 */
export function listContent(
  { loaded, faults, end }: Pick<LoadedCountings, "loaded" | "faults" | "end">,
  visibleCount: number,
  isFiltered: boolean,
): ListContent {
  if (visibleCount === 0 && isFiltered && (loaded > faults.length || end === "whole"))
    return "no-match";
  if (faults.length > 0) return "partial";
  return loaded === 0 && end === "whole" ? "empty" : "ready";
}
