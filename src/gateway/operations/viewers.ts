/** Counts recent viewers. */
export interface Viewers {
  seen(viewer: string): void;
  /** Number of different viewers within the last minute. */
  count(): number;
}

/** How long a viewer counts after a request, in milliseconds: four polls. */
const lately = 60_000;

/** Longer names are cut to this length, to limit memory. */
const longestName = 200;

/** Maximum number of viewers that are counted, so that invented addresses take no memory. */
const most = 10_000;

/** @param now milliseconds since 1970 */
export function createViewers(now: () => number = Date.now): Viewers {
  const last = new Map<string, number>();
  let forgotAt = Number.NEGATIVE_INFINITY;
  const forget = () => {
    forgotAt = now();
    const since = forgotAt - lately;
    for (const [viewer, at] of last) if (at < since) last.delete(viewer);
  };
  return {
    seen(name) {
      // A copy, because a slice would keep the whole name in memory.
      const viewer = Buffer.from(name.slice(0, longestName)).toString();
      // At most once a second: a search for each new viewer would be work that any client could cause.
      if (last.size >= most && now() - forgotAt > 1000) forget();
      if (last.size < most || last.has(viewer)) last.set(viewer, now());
    },
    count() {
      forget();
      return last.size;
    },
  };
}
