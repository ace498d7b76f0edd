/**
 * How a list ends. `short`: with fewer entries than announced. `looped`: it led back to entries that were already
 * loaded.
 */
export type ListEnd = "more" | "whole" | "short" | "looped";

/**
 * @param hasNext whether the newest page has a successor
 * @param leadsBack whether that successor is already loaded
 * @param loaded entries received so far, including unreadable ones
 * @param total entries of the whole list, by the API
 */
export function listEnd({
  hasNext,
  leadsBack,
  loaded,
  total,
}: {
  hasNext: boolean;
  leadsBack: boolean;
  loaded: number;
  total: number;
}): ListEnd {
  if (hasNext) return "more";
  if (leadsBack) return "looped";
  return loaded < total ? "short" : "whole";
}

/**
 * Expected range of entries on the next page, counted from 1.
 * @param pageLength entries of a full page
 */
export function nextEntries(
  loaded: number,
  total: number,
  pageLength: number,
): { readonly from: number; readonly to: number } {
  const from = loaded + 1;
  return { from, to: Math.max(from, Math.min(loaded + pageLength, total)) };
}
