import { day } from "#domain/time/units.ts";

/**
 * From when on active countings are searched for, an ISO instant: in whole days, so that the answers stay the same all
 * day.
 * @param now milliseconds since 1970
 */
export function activeSince(now: number, days: number): string {
  return new Date(Math.floor(now / day - days) * day).toISOString();
}
