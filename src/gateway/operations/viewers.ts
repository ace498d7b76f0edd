/** Those who asked lately. */
export interface Viewers {
  seen(viewer: string): void;
  /** How many different ones asked within the last minute. */
  count(): number;
}

/** How long somebody counts as a viewer after a request, in milliseconds: four polls. */
const lately = 60_000;

/** What follows in a name is not looked at, so that long ones take no memory either. */
const longestName = 200;

/** More are not told apart, so that made-up ones take no memory. */
const most = 10_000;

/** @param now milliseconds since the epoch */
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
      // A copy, since a slice would keep the whole name in memory.
      const viewer = Buffer.from(name.slice(0, longestName)).toString();
      // Looking through all of them for each that is too many would be work that anybody could cause.
      if (last.size >= most && now() - forgotAt > 1000) forget();
      if (last.size < most || last.has(viewer)) last.set(viewer, now());
    },
    count() {
      forget();
      return last.size;
    },
  };
}
