import type { ActiveCountings } from "#api/countings/active-countings.ts";
import type { CountingsPage } from "#api/countings/countings-page.ts";
import { isActivePage } from "#api/countings/countings-queries.ts";
import type { Counting } from "#contract/counting.ts";
import type { Freshness } from "#transport/freshness.ts";

/** The countings that a screen chooses from. */
export interface ScreenList {
  readonly active: readonly Counting[];
  /** The finished counting that started last; `null` without one. */
  readonly last: Counting | null;
  /** Whether every entry was readable and the list was read to its end; otherwise an active counting may be missing. */
  readonly isWhole: boolean;
  /** Freshness of the oldest page with an active counting; without any, of the first page. */
  readonly freshness: Freshness;
  readonly pages: readonly CountingsPage[];
}

/** The list of a screen; `null` until the search has ended. */
export function screenList({
  active,
  pages,
  end,
  whole,
  unreadable,
}: ActiveCountings): ScreenList | null {
  const [first = pages[0], ...rest] = pages.filter(isActivePage);
  if (end === null || !first) return null;
  const oldest = rest.reduce((one, other) => (isOlder(other, one) ? other : one), first);
  return {
    active,
    last: lastOf(pages),
    isWhole: whole && unreadable === 0,
    freshness: oldest.freshness,
    pages,
  };
}

function isOlder(one: CountingsPage, other: CountingsPage): boolean {
  return one.freshness.fetchedAt < other.freshness.fetchedAt;
}

function lastOf(pages: readonly CountingsPage[]): Counting | null {
  const finished = pages.flatMap(({ items }) => items.filter(({ active }) => !active));
  const began = ({ startedAt }: Counting) => Date.parse(startedAt);
  return finished.reduce<Counting | null>(
    (last, one) => (last === null || began(one) > began(last) ? one : last),
    null,
  );
}
