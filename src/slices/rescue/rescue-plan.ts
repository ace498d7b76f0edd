import type { Conclusion } from "#domain/counting/conclusion.ts";
import { type OpenZone, openZones } from "#domain/rescue/open-zones.ts";
import {
  type AssumedRate,
  type NoPlanReason,
  type RescuePlan,
  rescuePlan,
} from "#domain/rescue/plan.ts";
import type { StaffedZone } from "#domain/rescue/spread.ts";
import type { CountingModel } from "#hooks/use-counting.ts";

/** Why there is no plan. */
export type NoPlanHere = NoPlanReason | "lines-missing";

/** The plan of a counting; `null` while its lines are loading. */
export function rescuePlanOf(
  {
    facts,
    aggregates,
    now,
    calendar,
  }: Pick<CountingModel, "facts" | "aggregates" | "now" | "calendar">,
  conclusion: Conclusion,
  assumed: AssumedRate | null = null,
): RescuePlan | NoPlanHere | null {
  if (aggregates === null && facts.active && now !== null) return null;
  const people = aggregates?.isWhole ? aggregates.people : [];
  const plan = rescuePlan({ facts, conclusion }, people, { now, calendar }, assumed);
  return plan === "no-rate" && aggregates?.isWhole === false ? "lines-missing" : plan;
}

/**
 * The zones with lines left, most of them first, as far as they can be distinguished.
 * @param now milliseconds since 1970
 */
export function zonesLeft(
  { aggregates, calendar }: Pick<CountingModel, "aggregates" | "calendar">,
  now: number,
): readonly OpenZone[] {
  return openZones(aggregates?.assignments ?? [], now, calendar);
}

/** Maximum number of zones with a row of their own. */
const maxRows = 6;

/** The code of several zones; no code of a zone has a control character. */
export const otherZones = "\u0000others";

/** A spread as rows: the zones with most lines left, and the others as one. */
export function zoneRows(
  spread: readonly StaffedZone[],
  aggregates: CountingModel["aggregates"],
): {
  readonly rows: readonly StaffedZone[];
  /** Zones in the last row; 0 where each has its own. */
  readonly others: number;
} {
  const rows = spread.slice(0, maxRows);
  const rest = spread.slice(maxRows);
  const combined = aggregates?.zones.others ?? null;
  const left = rest.reduce((sum, zone) => sum + zone.left, combined?.left ?? 0);
  if (left === 0) return { rows, others: 0 };
  const people = rest.reduce((sum, zone) => sum + zone.people, 0);
  return {
    rows: [...rows, { zone: otherZones, left, people }],
    others: rest.length + (combined?.groups ?? 0),
  };
}
