import { useEffect, useState } from "react";
import {
  resumeWatched,
  updateWatched,
  type WatchedCounting,
} from "#slices/screens/rules/warehouse.ts";
import { useScreen } from "#slices/screens/screen-context.ts";
import type { ScreenListState } from "./use-screen-list.ts";
import { watchOf } from "./watched-countings-storage.ts";

const noCountings: readonly WatchedCounting[] = [];

/**
 * The countings that a warehouse's screen watches, including those it watched before a reload.
 * @param active ids in display order
 * @param hold milliseconds that a final result stays
 */
export function useWatchedCountings(
  warehouse: string,
  {
    listed: { list, clock },
    active,
    hold,
  }: { listed: Pick<ScreenListState, "list" | "clock">; active: readonly string[]; hold: number },
): readonly WatchedCounting[] {
  const { isPreview } = useScreen();
  const [stored] = useState(() => (isPreview ? null : watchOf(warehouse).get()));
  const [watched, setWatched] = useState<readonly WatchedCounting[] | null>(null);
  if (list && clock !== null) {
    const update = { active, now: clock, holdMs: hold };
    const next = watched
      ? updateWatched(watched, update)
      : resumeWatched(stored?.watched ?? noCountings, stored?.at ?? clock, update);
    if (!watched || !isSame(next, watched)) setWatched(next);
  }
  useEffect(() => {
    // A preview stores nothing.
    if (isPreview || !list || !watched) return;
    watchOf(warehouse).update(() => ({ at: list.freshness.fetchedAt, watched: [...watched] }));
  }, [isPreview, warehouse, list, watched]);
  return watched ?? noCountings;
}

function isSame(one: readonly WatchedCounting[], other: readonly WatchedCounting[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ id, endedAt }, index) => {
      const match = other[index];
      return match?.id === id && match.endedAt === endedAt;
    })
  );
}
