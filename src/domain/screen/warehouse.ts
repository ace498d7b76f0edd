/** A counting that the screen of a warehouse has shown while it was active. */
export interface WatchedCounting {
  readonly id: string;
  /** When it was found to have ended, in the gateway's milliseconds since 1970; `null` while it is active. */
  readonly endedAt: number | null;
}

/** What the API says of a warehouse's countings: ids, the active ones in the order to show them. */
export interface WarehouseCountings {
  readonly active: readonly string[];
  /** The last one that is over; `null` without one. */
  readonly last: string | null;
}

/** What the screen of a warehouse shows now. */
export interface ShownOfWarehouse {
  /** `waiting`: none is active, and this is the last result. */
  readonly kind: "active" | "result" | "waiting" | "none";
  readonly ids: readonly string[];
  /** Until when a final result keeps the next counting waiting, in milliseconds since 1970. */
  readonly until: number | null;
}

/**
 * Takes note of what has become of the countings watched; those that have gone from the screen are forgotten.
 * @param now the gateway's time, in milliseconds since 1970
 * @param hold for how long a final result stays, in milliseconds
 */
export function watch(
  watched: readonly WatchedCounting[],
  active: readonly string[],
  now: number,
  hold: number,
): readonly WatchedCounting[] {
  const running = new Set(active);
  const kept = watched.flatMap((one): WatchedCounting[] => {
    // A counting can be opened again.
    if (running.has(one.id)) return [{ id: one.id, endedAt: null }];
    const endedAt = one.endedAt ?? now;
    return now - endedAt < hold ? [{ id: one.id, endedAt }] : [];
  });
  const waits = kept.length > 0 && kept.every(({ endedAt }) => endedAt !== null);
  if (waits) return kept;
  const known = new Set(kept.map(({ id }) => id));
  const come = active.filter((id) => !known.has(id));
  return [...kept, ...come.map((id) => ({ id, endedAt: null }))];
}

/**
 * Goes on with what was watched until a moment, after the page was loaded anew: what is over now may have ended
 * right after that moment, and its result stays no longer than from then on.
 * @param until the gateway's time, in milliseconds since 1970
 */
export function watchAgain(
  watched: readonly WatchedCounting[],
  until: number,
  active: readonly string[],
  now: number,
  hold: number,
): readonly WatchedCounting[] {
  return watch(watch(watched, active, until, hold), active, now, hold);
}

/**
 * Which countings to show: the active ones, and those that ended a while ago. When the last of them has ended,
 * its final result stays alone for a while, then comes the next active one; with none, the last result stays.
 * @param watched as `watch` left it at the same moment
 */
export function shownOfWarehouse(
  watched: readonly WatchedCounting[],
  { active, last }: WarehouseCountings,
  hold: number,
): ShownOfWarehouse {
  const over = watched.flatMap(({ id, endedAt }) => (endedAt === null ? [] : [{ id, endedAt }]));
  const running = new Set(watched.filter(({ endedAt }) => endedAt === null).map(({ id }) => id));
  if (running.size > 0) {
    const ids = [...active.filter((id) => running.has(id)), ...over.map(({ id }) => id)];
    return { kind: "active", ids, until: null };
  }
  if (over.length > 0) {
    const until = Math.max(...over.map(({ endedAt }) => endedAt)) + hold;
    return { kind: "result", ids: over.map(({ id }) => id), until };
  }
  return last === null
    ? { kind: "none", ids: [], until: null }
    : { kind: "waiting", ids: [last], until: null };
}
