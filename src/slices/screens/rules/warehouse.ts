/** A counting that the warehouse screen has shown while it was active. */
export interface WatchedCounting {
  readonly id: string;
  /** When it was found to have ended, in the gateway's milliseconds since 1970; `null` while it is active. */
  readonly endedAt: number | null;
}

/** The countings of a warehouse by id; active ones in display order. */
export interface WarehouseCountings {
  readonly active: readonly string[];
  /** The latest finished one; `null` without one. */
  readonly last: string | null;
}

/** Current content of the warehouse screen. */
export interface WarehouseScreenState {
  /** `waiting`: none is active, and this is the last result. */
  readonly kind: "active" | "result" | "waiting" | "none";
  readonly ids: readonly string[];
  /** When a final result gives way to the next counting, in milliseconds since 1970. */
  readonly until: number | null;
}

interface WatchUpdate {
  readonly active: readonly string[];
  /** The gateway's time, in milliseconds since 1970. */
  readonly now: number;
  /** For how long a final result stays, in milliseconds. */
  readonly holdMs: number;
}

/** Updates the watched countings; those that have left the screen are dropped. */
export function updateWatched(
  watched: readonly WatchedCounting[],
  { active, now, holdMs }: WatchUpdate,
): readonly WatchedCounting[] {
  const running = new Set(active);
  const remaining = watched.flatMap((one): WatchedCounting[] => {
    // A counting can be reopened.
    if (running.has(one.id)) return [{ id: one.id, endedAt: null }];
    const endedAt = one.endedAt ?? now;
    return now - endedAt < holdMs ? [{ id: one.id, endedAt }] : [];
  });
  const waits = remaining.length > 0 && remaining.every(({ endedAt }) => endedAt !== null);
  if (waits) return remaining;
  const known = new Set(remaining.map(({ id }) => id));
  const added = active.filter((id) => !known.has(id));
  return [...remaining, ...added.map((id) => ({ id, endedAt: null }))];
}

/**
 * Continues after a reload from what was watched before: a counting that is now finished may have ended right
 * after `until`, so its final result stays from then on.
 * @param until the gateway's time, in milliseconds since 1970
 */
export function resumeWatched(
  watched: readonly WatchedCounting[],
  until: number,
  update: WatchUpdate,
): readonly WatchedCounting[] {
  return updateWatched(updateWatched(watched, { ...update, now: until }), update);
}

/**
 * The countings to show: the active ones, and those that ended recently. When the last of them has ended, its
 * final result stays alone for a while, then the next active one follows; with none, the last result stays.
 * @param watched result of `updateWatched` at the same moment
 */
export function warehouseScreenState(
  watched: readonly WatchedCounting[],
  { active, last }: WarehouseCountings,
  holdMs: number,
): WarehouseScreenState {
  const over = watched.flatMap(({ id, endedAt }) => (endedAt === null ? [] : [{ id, endedAt }]));
  const running = new Set(watched.filter(({ endedAt }) => endedAt === null).map(({ id }) => id));
  if (running.size > 0) {
    const ids = [...active.filter((id) => running.has(id)), ...over.map(({ id }) => id)];
    return { kind: "active", ids, until: null };
  }
  if (over.length > 0) {
    const until = Math.max(...over.map(({ endedAt }) => endedAt)) + holdMs;
    return { kind: "result", ids: over.map(({ id }) => id), until };
  }
  return last === null
    ? { kind: "none", ids: [], until: null }
    : { kind: "waiting", ids: [last], until: null };
}
