import { type Person, personActivity } from "#domain/groups/person.ts";
import { maxTimes } from "#domain/rescue/finish-by.ts";
import {
  type NoPlanReason,
  type RescuePlan,
  type RescueWork,
  rescuePlan,
} from "#domain/rescue/plan.ts";
import type { CountingModel } from "#hooks/use-counting.ts";

/** Why there is no plan. */
type NoPlanHere = NoPlanReason | "lines-missing";

/** The plan of a counting; `null` while its lines are loading. */
export function rescuePlanOf({
  facts,
  aggregates,
  now,
  calendar,
}: Pick<CountingModel, "facts" | "aggregates" | "now" | "calendar">):
  | RescuePlan
  | NoPlanHere
  | null {
  if (aggregates === null && facts.active && now !== null) return null;
  const plan = rescuePlan(facts, peopleOf(aggregates), now, calendar);
  return plan === "no-rate" && aggregates?.isWhole === false ? "lines-missing" : plan;
}

/** Empty while lines are missing: rates and activity are unknown then. */
function peopleOf(aggregates: CountingModel["aggregates"]): readonly Person[] {
  return aggregates?.isWhole ? aggregates.people : [];
}

/** The work that a plan is for; `null` while the time is unknown. */
export function workOf(
  { facts, now, calendar }: Pick<CountingModel, "facts" | "now" | "calendar">,
  { team }: RescuePlan,
): RescueWork | null {
  return now === null ? null : { team, left: facts.left, now, calendar };
}

/** Maximum of the slider: three times the people of now. */
export function maxHeadcount({ team }: RescuePlan): number {
  return maxTimes * team.people;
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
