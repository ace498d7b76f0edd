import { steppedMoment } from "#domain/time/stepped-moment.ts";
import { minute } from "#domain/time/units.ts";
import type { ScreenCounting } from "./use-screen-counting.ts";

/**
 * The instant at which rates and forecast are calculated, the same for text and chart: each full minute since the
 * last answer. Milliseconds since 1970; `null` while the figures are stale.
 */
export function forecastMoment({ now, loaded }: Pick<ScreenCounting, "now" | "loaded">) {
  return steppedMoment(now, loaded.freshness.fetchedAt, minute);
}
