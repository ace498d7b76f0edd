/**
 * The present moment in steps that begin when the figures were fetched, so that charts are drawn anew now and
 * then, and not every second. All in milliseconds, instants since 1970; `null` while the time is not known.
 */
export function steppedMoment(now: number | null, fetchedAt: number, step: number): number | null {
  if (now === null) return null;
  return now <= fetchedAt ? now : fetchedAt + Math.floor((now - fetchedAt) / step) * step;
}
