import { minute } from "#domain/time/units.ts";
/** Counts recent viewers. */
export interface Viewers {
  record(viewer: string): void;
  /** Number of different viewers within the last minute. */
  count(): number;
}

/** How long a viewer counts after a request, in milliseconds: four polls. */
const windowMs = minute;

/** Longer names are cut to this length, to limit memory. */
const maxNameLength = 200;

/** Maximum number of viewers that are counted, so that invented addresses take no memory. */
const maxViewers = 10_000;

/** @param now milliseconds since 1970 */
export function createViewers(now: () => number = Date.now): Viewers {
  const last = new Map<string, number>();
  let droppedAt = Number.NEGATIVE_INFINITY;
  const dropOld = () => {
    droppedAt = now();
    const since = droppedAt - windowMs;
    for (const [viewer, at] of last) if (at < since) last.delete(viewer);
  };
  return {
    record(name) {
      const viewer = name.slice(0, maxNameLength);
      // At most once a second: a search for each new viewer would be work that any client could cause.
      if (last.size >= maxViewers && now() - droppedAt > 1000) dropOld();
      if (last.has(viewer)) last.set(viewer, now());
      // A copy, because a slice would keep the whole name in memory.
      else if (last.size < maxViewers) last.set(Buffer.from(viewer).toString(), now());
    },
    count() {
      dropOld();
      return last.size;
    },
  };
}
