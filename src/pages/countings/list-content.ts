import type { LoadedCountings } from "#hooks/countings/loaded-countings.ts";

/** The content of the list: rows, an empty list, no matches, or only a part of the answer. */
export type ListContent = "ready" | "empty" | "no-match" | "partial";

/**
 * @param visibleCount rows after all filters
 * @param isFiltered whether any filter is active, in the API or on the page
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
