import type { FilteredFigures } from "#components/counting/filters/filtered-figures.ts";
import type { Tab } from "#components/counting/search/search.ts";
import { showsLines } from "#components/counting/search/tabs.ts";
import type { LineFilter } from "#lines/line-query.ts";

/**
 * The lines that the strip's figures cover, where the page shows only a part of them; `null` without a filter. On the
 * tabs with tables the strip always covers all lines, because tables show how many match.
 */
export function stripScope(
  { tab, filter }: { readonly tab: Tab; readonly filter: LineFilter },
  { isFiltered, isRefused }: Pick<FilteredFigures, "isFiltered" | "isRefused">,
): "matching" | "all" | null {
  if (isFiltered) return "matching";
  // The tab itself shows which part of the lines it is.
  const { part: _, ...chosen } = filter;
  const isInForce = Object.keys(chosen).length > 0;
  return isInForce && (isRefused || showsLines(tab)) ? "all" : null;
}
