import type { CountingAlert } from "#contract/alerts.ts";

/**
 * The alerts as they were at a moment, without what came later.
 * @param at milliseconds since 1970, `null` for the present
 */
export function alertsAt(
  alerts: readonly CountingAlert[],
  at: number | null,
): readonly CountingAlert[] {
  if (at === null) return alerts;
  return alerts
    .filter(({ raisedAt }) => Date.parse(raisedAt) <= at)
    .map((alert) =>
      alert.solvedAt !== null && Date.parse(alert.solvedAt) > at
        ? { ...alert, solvedAt: null }
        : alert,
    );
}

/**
 * The alerts that began or ended in a span of time, as they were at its end.
 * @param span after `from`, and up to `to`; milliseconds since 1970, `null` for an open end
 */
export function alertsIn(
  alerts: readonly CountingAlert[],
  { from, to }: { readonly from: number; readonly to: number | null },
): readonly CountingAlert[] {
  const isIn = (instant: string | null) => instant !== null && Date.parse(instant) > from;
  return alertsAt(alerts, to).filter(({ raisedAt, solvedAt }) => isIn(raisedAt) || isIn(solvedAt));
}
