import { lastTime, shiftStart } from "#search-params/local-time.ts";

/**
 * When the early shift before the last one began: at noon, that of yesterday.
 * @param now in milliseconds since 1970, as is the result
 * @param zone IANA name
 */
export function morningBefore(now: number, zone: string): number {
  const morning = lastTime(shiftStart, now, zone) ?? now;
  return lastTime(shiftStart, morning - 1, zone) ?? morning;
}
