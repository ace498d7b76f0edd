import { type Person, personActivity } from "#domain/groups/people.ts";
import { type NoPlanReason, type RescuePlan, rescuePlan } from "#domain/rescue/plan.ts";
import type { CountingModel } from "#hooks/use-counting.ts";

/** As many people as the control usually goes up to. */
const usualMost = 20;

/** Why a page plans nothing. */
export type NoPlanHere = NoPlanReason | "lines-missing";

/** The plan of a counting as its page shows it; `null` while its lines are on their way. */
export function planOf({
  facts,
  aggregates,
  now,
  calendar,
}: CountingModel): RescuePlan | NoPlanHere | null {
  if (aggregates === null && facts.active && now !== null) return null;
  const plan = rescuePlan(facts, peopleOf(aggregates), now, calendar);
  return plan === "no-rate" && aggregates?.isWhole === false ? "lines-missing" : plan;
}

/** Nobody while lines are missing: how fast they work, and whether they do, is not known then. */
function peopleOf(aggregates: CountingModel["aggregates"]): readonly Person[] {
  return aggregates?.isWhole ? aggregates.people : [];
}

/** How far the headcount goes: 20, or with more at work, twice as many as there are. */
export function mostPeople({ team }: RescuePlan): number {
  return team.people > usualMost ? 2 * team.people : usualMost;
}

/** The headcount to begin with: as many as it takes, or those who are there. */
export function firstHeadcount(plan: RescuePlan): number {
  return Math.min(Math.max(plan.people ?? 0, plan.team.people), mostPeople(plan));
}

/** Somebody with lines left who finished nothing in the last working hour. */
export interface IdlePerson {
  readonly person: Person;
  /** Milliseconds since 1970. */
  readonly lastFinish: number;
}

/** Who is idle, who has been for longest first; nobody while the time is not known. */
export function idlePeople({ facts, aggregates, now, calendar }: CountingModel): IdlePerson[] {
  if (now === null) return [];
  return peopleOf(aggregates)
    .flatMap((person) => {
      const { idle, lastFinish } = personActivity(person, facts.active, now, calendar);
      return idle && lastFinish !== null ? [{ person, lastFinish }] : [];
    })
    .sort((one, other) => one.lastFinish - other.lastFinish);
}
