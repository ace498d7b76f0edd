import type { ActiveCountings } from "#api/countings/active-countings.ts";
import type { CountingsPage } from "#api/countings/countings-page.ts";
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

/** `beginning`: only the loaded part of the list was searched; `cut`: the list did not end within the limit. */
export type WalkState = "beginning" | "walking" | "whole" | "cut" | "failed";

/**
 * State of the search; a failed poll leaves a finished search finished.
 * @param error of the last attempt
 */
export function walkState(
  found: Pick<ActiveCountings, "end"> | undefined,
  error: Error | null,
): WalkState {
  if (found?.end) return found.end === "list" ? "whole" : "cut";
  if (error) return "failed";
  return found ? "walking" : "beginning";
}
