import type { Counting } from "#contract/counting.ts";
import type { CountingsPage } from "./countings-page.ts";

/** The loaded pages as one list. */
export interface JoinedPages {
  /** Each counting once, in the list's order. */
  readonly countings: readonly Counting[];
  /** A counting has left its page and is on no other: there may be a gap between pages. */
  readonly shifted: boolean;
}

type Items = Pick<CountingsPage, "items">;

/**
 * Joins pages that were refreshed at different times. A counting that moved between pages appears once; one
 * that fell between two pages stays at its position, with its last figures, until the pages are reloaded.
 * @param loaded the pages as first loaded, in order
 * @param fresh the newest answer for each of them, if any
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
