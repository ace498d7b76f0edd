import type { Counting } from "#contract/counting.ts";
import type { Conclusion } from "#domain/counting/conclusion.ts";
import { type CountingFacts, countingFacts } from "#domain/counting/facts.ts";
import { mayBeUndone } from "#domain/counting/known-finish.ts";
import { outlookOf } from "#domain/counting/outlook.ts";
import { type RescueAct, rescueAct } from "#domain/rescue/act.ts";
import { rescuePlan } from "#domain/rescue/plan.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import type { LineFindings } from "./line-findings.ts";
import { speedUpOf } from "./speed-up.ts";

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
  /** Lines per working hour since the start; `null` is "no answer". */
  readonly average: number | null;
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
    average: rate?.average ?? null,
    findings,
  };
}

function actOf(
  counting: Pick<BriefedCounting, "facts" | "conclusion">,
  { counters, zones }: LineFindings,
  at: { readonly now: number; readonly calendar: WorkCalendar },
): RescueAct | null {
  const plan = rescuePlan(counting, counters, at);
  return typeof plan === "string" ? null : rescueAct(plan, zones);
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
