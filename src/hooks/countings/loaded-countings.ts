import type { CountingsPage } from "#api/countings/countings-page.ts";
import { joinPages } from "#api/countings/join-pages.ts";
import type { Counting } from "#contract/counting.ts";
import { type ListEnd, listEnd } from "./list-end.ts";

/** The countings loaded so far. */
export interface LoadedCountings {
  readonly countings: readonly Counting[];
  readonly faults: readonly ListFault[];
  /** The newest answer of each page. */
  readonly pages: readonly CountingsPage[];
  /** Entries received, including unreadable ones. */
  readonly loaded: number;
  /** Entries of the whole list, by the API. */
  readonly total: number;
  readonly end: ListEnd;
  /** Entries added to the list since it was loaded that no page contains. */
  readonly grown: number;
}

/**
 * @param first the pages as loaded one after the other; at least one
 * @param fresh the newest answer of each page, if any
 * @param hasNext whether another page can be requested
 */
export function loadedCountings(
  first: readonly CountingsPage[],
  fresh: readonly (CountingsPage | undefined)[],
  hasNext: boolean,
): LoadedCountings {
  const { countings } = joinPages(first, fresh);
  const pages = first.map((page, index) => fresh[index] ?? page);
  const faults = listFaults(pages);
  const loaded = countings.length + faults.length;
  const { total } = pages.reduce((one, other) =>
    other.freshness.fetchedAt > one.freshness.fetchedAt ? other : one,
  );
  const came = grown(first, pages, { loaded, hasNext });
  const leadsBack = (first.at(-1)?.next ?? null) !== null;
  return {
    countings,
    faults,
    pages,
    loaded,
    total,
    end: listEnd({ hasNext, leadsBack, loaded, total: total - came }),
    grown: came,
  };
}

/**
 * New entries appear at one of the list's ends, so only the pages there are compared. While the list has further
 * pages, entries at its far end will be loaded anyway.
 */
function grown(
  first: readonly CountingsPage[],
  pages: readonly CountingsPage[],
  { loaded, hasNext }: { loaded: number; hasNext: boolean },
): number {
  const loadedBefore = joinPages(first, []).countings.length + listFaults(first).length;
  // Entries added while the pages loaded came after the first, or with the last.
  const before = hasNext
    ? (first.at(-1)?.total ?? 0)
    : Math.max(first[0]?.total ?? 0, loadedBefore);
  const ends = hasNext ? pages.slice(0, 1) : [...pages.slice(0, 1), ...pages.slice(-1)];
  const now = Math.max(...ends.map(({ total }) => total));
  return Math.max(0, now - before - (loaded - loadedBefore));
}

/** An unreadable entry of the list: its position from 1, and the path of the fault. */
interface ListFault {
  readonly index: number;
  readonly field: string;
}

/** The faults of all pages, by their position in the list. */
export function listFaults(pages: readonly Pick<CountingsPage, "items" | "faults">[]): ListFault[] {
  let before = 0;
  return pages.flatMap(({ items, faults }) => {
    const found = faults.map(({ position, field }) => ({ index: before + position + 1, field }));
    before += items.length + faults.length;
    return found;
  });
}
