/**
 * How a list stands with its end. `short`: it ended before as many entries as it was said to have.
 * `looped`: it was cut where it led back to entries that had been loaded already.
 */
export type ListEnd = "more" | "whole" | "short" | "looped";

/**
 * @param hasNext whether the newest page leads on
 * @param leadsBack whether what it leads to was there already
 * @param loaded entries received so far, the unreadable ones too
 * @param total entries of the whole list, by the API
 */
export function listEnd(
  hasNext: boolean,
  leadsBack: boolean,
  loaded: number,
  total: number,
): ListEnd {
  if (hasNext) return "more";
  if (leadsBack) return "looped";
  return loaded < total ? "short" : "whole";
}

/**
 * Entries that the next page is expected to bring, counted from 1.
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
