import { type Person, personActivity } from "#domain/groups/people.ts";
import { type NoPlanReason, type RescuePlan, rescuePlan } from "#domain/rescue/plan.ts";
import type { CountingModel } from "#hooks/use-counting.ts";

/** Usual maximum of the slider. */
const defaultMaxHeadcount = 20;

/** Why there is no plan. */
export type NoPlanHere = NoPlanReason | "lines-missing";

/** The plan of a counting; `null` while its lines are loading. */
export function rescuePlanOf({
  facts,
  aggregates,
  now,
  calendar,
}: CountingModel): RescuePlan | NoPlanHere | null {
  if (aggregates === null && facts.active && now !== null) return null;
  const plan = rescuePlan(facts, peopleOf(aggregates), now, calendar);
  return plan === "no-rate" && aggregates?.isWhole === false ? "lines-missing" : plan;
}

/** Empty while lines are missing: rates and activity are unknown then. */
function peopleOf(aggregates: CountingModel["aggregates"]): readonly Person[] {
  return aggregates?.isWhole ? aggregates.people : [];
}

/** Maximum of the slider: 20, or twice the current headcount if that is more. */
export function maxHeadcount({ team }: RescuePlan): number {
  return team.people > defaultMaxHeadcount ? 2 * team.people : defaultMaxHeadcount;
}

/** Initial headcount: the required one, or else the current one. */
export function firstHeadcount(plan: RescuePlan): number {
  return Math.min(Math.max(plan.people ?? 0, plan.team.people), maxHeadcount(plan));
}

/** A person with lines left who finished none in the last working hour. */
export interface IdlePerson {
  readonly person: Person;
  /** Milliseconds since 1970. */
  readonly lastFinish: number;
}

/** Idle people, the longest idle first; empty while the time is unknown. */
export function idlePeople({ facts, aggregates, now, calendar }: CountingModel): IdlePerson[] {
  if (now === null) return [];
  return peopleOf(aggregates)
    .flatMap((person) => {
      const { idle, lastFinish } = personActivity(person, { active: facts.active, now, calendar });
      return idle && lastFinish !== null ? [{ person, lastFinish }] : [];
    })
    .sort((one, other) => one.lastFinish - other.lastFinish);
}
