import type { CountingsPage } from "#api/countings-page.ts";
import type { Counting } from "#contract/counting.ts";

type Answer = Pick<CountingsPage, "items"> & {
  readonly freshness: Pick<CountingsPage["freshness"], "fetchedAt">;
};

/** The active countings of several answers, nearest deadline first. When answers overlap, the newest one counts. */
export function activeCountings(answers: readonly Answer[]): readonly Counting[] {
  const newest = new Map<string, { counting: Counting; fetchedAt: number }>();
  for (const { items, freshness } of answers) {
    for (const counting of items) {
      const known = newest.get(counting.id);
      if (known && known.fetchedAt >= freshness.fetchedAt) continue;
      newest.set(counting.id, { counting, fetchedAt: freshness.fetchedAt });
    }
  }
  return [...newest.values()]
    .map(({ counting }) => counting)
    .filter(({ active }) => active)
    .sort((one, other) => Date.parse(one.endsAt) - Date.parse(other.endsAt));
}

/** Whether every active counting of a page is already polled elsewhere. */
export function isCovered(page: Pick<CountingsPage, "items">, known: ReadonlySet<string>): boolean {
  return page.items.every(({ active, id }) => !active || known.has(id));
}
