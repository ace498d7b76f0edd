import { useEffect, useState } from "react";
import { resumeWatched, updateWatched, type WatchedCounting } from "#domain/screen/warehouse.ts";
import { useScreen } from "#pages/screen/screen-context.ts";
import type { ShownList } from "./use-screen-list.ts";
import { watchOf } from "./watched-countings-storage.ts";

const nothing: readonly WatchedCounting[] = [];

/**
 * What has become of a warehouse's countings since its screen showed them, also before the page was loaded anew.
 * @param active ids in the order to show them
 * @param hold for how long a final result stays, in milliseconds
 */
export function useWatchedCountings(
  warehouse: string,
  { list, clock }: Pick<ShownList, "list" | "clock">,
  active: readonly string[],
  hold: number,
): readonly WatchedCounting[] {
  const { isPreview } = useScreen();
  const [stored] = useState(() => (isPreview ? null : watchOf(warehouse).get()));
  const [watched, setWatched] = useState<readonly WatchedCounting[] | null>(null);
  if (list && clock !== null) {
    const next = watched
      ? updateWatched(watched, active, clock, hold)
      : resumeWatched(stored?.watched ?? nothing, stored?.at ?? clock, active, clock, hold);
    if (!watched || !isSame(next, watched)) setWatched(next);
  }
  useEffect(() => {
    // What a preview shows is held for as long as is being tried out.
    if (isPreview || !list || !watched) return;
    watchOf(warehouse).update(() => ({ at: list.freshness.fetchedAt, watched: [...watched] }));
  }, [isPreview, warehouse, list, watched]);
  return watched ?? nothing;
}

function isSame(one: readonly WatchedCounting[], other: readonly WatchedCounting[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ id, endedAt }, index) => {
      const there = other[index];
      return there?.id === id && there.endedAt === endedAt;
    })
  );
}
