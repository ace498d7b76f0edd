import type { Ageing } from "#domain/time/ageing.ts";

/**
 * The state of a page, as `data-state` on its `main`. An empty import log is `no-errors`; one that the API no
 * longer has, or never had, is `gone`.
 */
export type PageState =
  | "loading"
  | "ready"
  | "empty"
  | "no-match"
  | "error"
  | "stale"
  | "partial"
  | "no-errors"
  | "gone";

/** The state of a page's content. */
export type ContentState = Extract<PageState, "ready" | "empty" | "no-match" | "partial">;

/**
 * @param isPartial whether something of the answer is missing
 * @param isFiltered whether a filter is why nothing is shown
 */
export function contentState({
  isPartial,
  isEmpty,
  isFiltered = false,
}: {
  readonly isPartial: boolean;
  readonly isEmpty: boolean;
  readonly isFiltered?: boolean;
}): ContentState {
  if (isPartial) return "partial";
  if (!isEmpty) return "ready";
  return isFiltered ? "no-match" : "empty";
}

/**
 * Stale outranks error while old figures are visible; both outrank the state of the content.
 * @param content state without failures, or `null` before anything was loaded
 */
export function pageState(content: ContentState | null, failed: boolean, age: Ageing): PageState {
  if (content === null) return failed ? "error" : "loading";
  if (age === "stale") return "stale";
  return failed ? "error" : content;
}
