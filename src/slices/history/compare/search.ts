import { changeKinds } from "#contract/history/compare.ts";
import { paths } from "#routes.ts";
import { oneOf, text } from "#search-params/codecs.ts";
import { defineSearch, type SearchValues } from "#search-params/define-search.ts";
import { sharedOf } from "#search-params/shared-search.ts";

/** Every kind of place, without those that are right in both counts. */
export const every = "wrong" as const;

/** What the rows can be narrowed to. */
export const shownKinds = [every, ...changeKinds] as const;

export const compareSearch = defineSearch({
  /** The earlier counting; "" means the one before the later one, in its warehouse. */
  a: text(),
  /** The later counting. */
  b: text(),
  kind: oneOf(shownKinds, every),
});

export type CompareSearch = SearchValues<typeof compareSearch>;

/** The address of a comparison. */
export function comparePath(
  search: Partial<CompareSearch>,
  shared: URLSearchParams = new URLSearchParams(globalThis.location?.search ?? ""),
): string {
  return `${paths.compare()}?${compareSearch.update(sharedOf(shared), search)}`;
}
