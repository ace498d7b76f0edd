/**
 * The present in steps counted from when the figures were fetched, so that what shows minutes does not render every
 * second. All in milliseconds, instants since 1970; `null` while the time is unknown.
 */
export function steppedMoment(now: number | null, fetchedAt: number, step: number): number | null {
  if (now === null) return null;
  return now <= fetchedAt ? now : fetchedAt + Math.floor((now - fetchedAt) / step) * step;
}
