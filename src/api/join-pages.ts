import type { Counting } from "#contract/counting.ts";
import type { CountingsPage } from "./countings-page.ts";

/** The loaded pages as one list. */
export interface JoinedPages {
  /** Each counting once, in the list's order. */
  readonly countings: readonly Counting[];
  /** A counting has left its page and is on no other: the pages no longer join without a gap. */
  readonly shifted: boolean;
}

type Items = Pick<CountingsPage, "items">;

/**
 * Joins pages that were refreshed at different times. A counting that moved between pages appears once; one
 * that fell between two pages stays where it was, with its last figures, until the pages are loaded anew.
 * @param loaded the pages as they were loaded one after the other
 * @param fresh the newest answer for each of them, where there is one
 */
export function joinPages(
  loaded: readonly Items[],
  fresh: readonly (Items | undefined)[],
): JoinedPages {
  const current = loaded.map((page, index) => fresh[index] ?? page);
  const known = new Set(current.flatMap(({ items }) => items.map(({ id }) => id)));
  const countings = new Map<string, Counting>();
  let shifted = false;
  current.forEach(({ items }, index) => {
    for (const counting of items) {
      if (!countings.has(counting.id)) countings.set(counting.id, counting);
    }
    for (const counting of loaded[index]?.items ?? []) {
      if (known.has(counting.id)) continue;
      shifted = true;
      countings.set(counting.id, counting);
    }
  });
  return { countings: [...countings.values()], shifted };
}
