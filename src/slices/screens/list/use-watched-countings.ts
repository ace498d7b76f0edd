import { useEffect, useState } from "react";
import * as v from "valibot";
import {
  resumeWatched,
  updateWatched,
  type WatchedCounting,
} from "#slices/screens/rules/warehouse.ts";
import { useScreen } from "#slices/screens/screen-context.ts";
import { createStoredState, type StoredState } from "#storage/stored-state.ts";
import type { ScreenListState } from "./use-screen-list.ts";

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

const watchSchema = v.object({
  at: v.number(),
  watched: v.array(v.object({ id: v.string(), endedAt: v.nullable(v.number()) })),
});

/** The countings that a warehouse's screen watches, and the gateway's time in milliseconds since 1970. */
type StoredWatch = v.InferOutput<typeof watchSchema>;

/** The stored watch of a warehouse's screen; `null` for a new screen. */
export function watchOf(warehouse: string): StoredState<StoredWatch | null> {
  return createStoredState<StoredWatch | null>({
    key: `countboard:watched:${warehouse}`,
    initial: null,
    decode: (text) => v.parse(watchSchema, JSON.parse(text)),
    area: "session",
  });
}
