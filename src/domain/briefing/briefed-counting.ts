import type { Counting } from "#contract/counting.ts";
import type { Conclusion } from "#domain/counting/conclusion.ts";
import { type CountingFacts, countingFacts } from "#domain/counting/facts.ts";
import { mayBeUndone } from "#domain/counting/known-finish.ts";
import { type CountingRate, outlookOf } from "#domain/counting/outlook.ts";
import { farBehindHours, pace } from "#domain/counting/pace.ts";
import { type RescueAct, rescueAct } from "#domain/rescue/act.ts";
import { openZones } from "#domain/rescue/open-zones.ts";
import { rescuePlan } from "#domain/rescue/plan.ts";
import { hour } from "#domain/time/units.ts";
import { roundTheClock, type WorkCalendar } from "#domain/time/work-calendar.ts";
import type { LineFindings } from "./line-findings.ts";
import { speedUpOf } from "./speed-up.ts";

/** How far a counting is behind its plan. */
interface PlanLag {
  /** Working time in milliseconds. */
  readonly by: number;
  /** The share of its lines that an even pace would have counted, 0…1. */
  readonly planned: number;
  /** Whether all time is working time, so that a day of it has 24 hours. */
  readonly isAllDay: boolean;
}

/** An active counting as a briefing sees it. */
export interface BriefedCounting {
  readonly id: string;
  /** Name of its warehouse. */
  readonly warehouse: string;
  readonly facts: CountingFacts;
  /** The same as in its row of the list. */
  readonly conclusion: Conclusion;
  /** How many times as fast the rest must be counted; see `speedUpOf`. */
  readonly speedUp: number | null;
  /** What more people would do about its deadline; `null` while its lines are not read. */
  readonly act: RescueAct | null;
  /** How fast it is counted, as in its row. */
  readonly rate: CountingRate | null;
  /** How far behind its plan it is although it is not late by its rate; `null` for one that is not. */
  readonly behind: PlanLag | null;
  /** `null` while its lines are not read. */
  readonly findings: LineFindings | null;
}

/**
 * A counting by its header, with the conclusion of its row in the list.
 * @param now milliseconds since 1970
 * @param findings `null` while its lines are not read
 */
export function briefedCounting(
  counting: Counting,
  { now, calendar }: { now: number; calendar: WorkCalendar },
  findings: LineFindings | null,
): BriefedCounting {
  const facts = countingFacts(counting);
  const { conclusion, rate } = outlookOf(facts, now, calendar);
  return {
    id: counting.id,
    warehouse: counting.warehouse.name,
    facts,
    conclusion,
    speedUp: speedUpOf(conclusion, facts, now, calendar),
    act: findings && actOf({ facts, conclusion }, findings, { now, calendar }),
    rate,
    behind: planLag(facts, conclusion, { now, calendar }),
    findings,
  };
}

/** Only an end by its rate, or one that is still unknown, hides how far behind a counting is. */
function planLag(
  facts: CountingFacts,
  { kind }: Conclusion,
  { now, calendar }: { readonly now: number; readonly calendar: WorkCalendar },
): PlanLag | null {
  if (kind !== "early" && kind !== "on-time" && kind !== "too-early") return null;
  const hours = farBehindHours(facts, now, calendar);
  const planned = pace(facts, now, calendar);
  const isAllDay = calendar === roundTheClock;
  return hours === null || planned === null ? null : { by: hours * hour, planned, isAllDay };
}

function actOf(
  counting: Pick<BriefedCounting, "facts" | "conclusion">,
  { counters, assignments, readAt }: LineFindings,
  at: { readonly now: number; readonly calendar: WorkCalendar },
): RescueAct | null {
  const plan = rescuePlan(counting, counters, at);
  if (typeof plan === "string") return null;
  // Of what was counted since, the lines tell nothing.
  return rescueAct(plan, openZones(assignments, Math.min(readAt, at.now), at.calendar));
}

/** The active countings, and those finished lately that may have left something undone. */
export function briefedGroups(
  all: readonly BriefedCounting[],
  now: number,
): { readonly active: readonly BriefedCounting[]; readonly finished: readonly BriefedCounting[] } {
  return {
    active: all.filter(({ facts }) => facts.active),
    finished: all.filter(({ facts }) => mayBeUndone(facts, now)),
  };
}
