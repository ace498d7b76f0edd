import type { LineFilter } from "#lines/line-query.ts";
import type { FilteredFigures } from "#pages/counting/filters/filtered-figures.ts";
import type { Tab } from "#pages/counting/search/search.ts";
import { showsLines } from "#pages/counting/search/tabs.ts";

/**
 * Of which lines the figures above the tabs are that can be narrowed, where somebody could take them for those of
 * others; `null` while no filter is in force. Tables of lines say themselves what matches, so that above them figures
 * stay those of all lines.
 */
export function stripScope(
  { tab, filter }: { readonly tab: Tab; readonly filter: LineFilter },
  { isNarrowed, isRefused }: Pick<FilteredFigures, "isNarrowed" | "isRefused">,
): "matching" | "all" | null {
  if (isNarrowed) return "matching";
  // Of a part of the lines, its tab tells.
  const { part: _, ...chosen } = filter;
  const isInForce = Object.keys(chosen).length > 0;
  return isInForce && (isRefused || showsLines(tab)) ? "all" : null;
}
