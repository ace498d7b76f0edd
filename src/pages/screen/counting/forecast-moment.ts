import { steppedMoment } from "#hooks/throttled-clock.ts";
import type { ScreenCounting } from "./use-screen-counting.ts";

const minute = 60_000;

/**
 * As of when a screen tells rates and forecast, in words and in the chart alike: from the last answer on every minute,
 * which is often enough. `null` while the figures are stale; milliseconds since 1970.
 */
export function forecastMoment({ now, loaded }: Pick<ScreenCounting, "now" | "loaded">) {
  return steppedMoment(now, loaded.freshness.fetchedAt, minute);
}
