import type { CountingAlert } from "#contract/alerts.ts";

/**
 * The alerts that began or ended in a span of time.
 * @param span after `from`, and up to `to`; milliseconds since 1970, `null` for an open end
 */
export function alertsIn(
  alerts: readonly CountingAlert[],
  { from, to }: { readonly from: number; readonly to: number | null },
): readonly CountingAlert[] {
  const isIn = (instant: string | null) => {
    if (instant === null) return false;
    const at = Date.parse(instant);
    return at > from && (to === null || at <= to);
  };
  return alerts.filter(({ raisedAt, solvedAt }) => isIn(raisedAt) || isIn(solvedAt));
}
