import type { Ageing } from "#domain/time/ageing.ts";

/**
 * What a page is in, as `data-state` on its `main`. An import's log that is empty is `no-errors`; one that
 * the API has no more, or never had, is `gone`.
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

/**
 * Stale outranks error while old figures are shown; both outrank what the figures themselves say.
 * @param content what the page would be in if all went well, or `null` before anything was loaded
 */
export function pageState(
  content: "ready" | "empty" | "no-match" | "partial" | null,
  failed: boolean,
  age: Ageing,
): PageState {
  if (content === null) return failed ? "error" : "loading";
  if (age === "stale") return "stale";
  return failed ? "error" : content;
}
