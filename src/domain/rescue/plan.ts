import type { Conclusion } from "#domain/counting/conclusion.ts";
import { type CountingFacts, usableDeadline } from "#domain/counting/facts.ts";
import { shownEnds } from "#domain/counting/outlook.ts";
import type { Person } from "#domain/groups/person.ts";
import { hour } from "#domain/time/units.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import { maxTimes } from "./finish-by.ts";
import { type Team, teamOf } from "./team.ts";
import {
  effortAt,
  effortUntil,
  finishWith,
  mostPeople,
  peopleToFinish,
  type RescueWork,
} from "./work.ts";

/** People that are reckoned with where no line is counted yet and no earlier counting is known. */
const usualPeople = 10;

/** Why there is no plan. */
export type NoPlanReason = "finished" | "stale" | "nothing-to-count" | "all-counted" | "no-rate";

/** Why no number of people meets the deadline. */
type DeadlineFault = "no-deadline" | "deadline-passed" | "no-work-time";

/** A rate that a person entered, or that an earlier counting had. */
export interface AssumedRate {
  /** Lines per working hour and person; more than 0. */
  readonly each: number;
  /** People who counted then; `null` where that is unknown. */
  readonly people: number | null;
}

/** How many people finish the lines left in time. */
export interface RescuePlan {
  readonly work: RescueWork;
  /** Whose rate is known; `null` where it is assumed. */
  readonly team: Team | null;
  /** The deadline in milliseconds since 1970, or why none can be met. */
  readonly deadline: number | DeadlineFault;
  /** Lines per working hour that meet the deadline; `null` without a deadline that can be met. */
  readonly needed: number | null;
  /**
   * The least number of people who meet the deadline at the slower rate; three times those at work where these meet it at
   * the faster rate alone. `null` without a deadline that can be met.
   */
  readonly people: number | null;
  /** Whether those people meet the deadline at the faster rate alone. */
  readonly isDoubtful: boolean;
  /** Whether the deadline cannot be met any more, even with three times the people at work at the faster rate. */
  readonly isOutOfReach: boolean;
}

/**
 * The plan, or why there is none. It follows from the counting's expected end: 6 people and an end in 12 working hours
 * are 72 hours of one person's work, so that 8 working hours before the deadline take 9 people. A counting that stands
 * still has no expected end: then the team's earlier rate counts, and where too little is counted, the assumed one.
 * @param people of all lines; empty while lines are missing
 * @param now milliseconds since 1970, or `null` while the figures are stale
 */
export function rescuePlan(
  { facts, conclusion }: { readonly facts: CountingFacts; readonly conclusion: Conclusion },
  people: readonly Pick<Person, "finishes" | "firstStart">[],
  { now, calendar }: { readonly now: number | null; readonly calendar: WorkCalendar },
  assumed: AssumedRate | null = null,
): RescuePlan | NoPlanReason {
  const { active, total, left, startedAt } = facts;
  if (!active) return "finished";
  if (now === null) return "stale";
  if (total === 0) return "nothing-to-count";
  if (left <= 0) return "all-counted";
  const from = Math.max(now, startedAt);
  const known = isRateKnown(conclusion) ? teamOf(people, now, calendar) : null;
  const when = { left, from, calendar };
  const work = known ? workOf(known, conclusion, when) : assumed && assumedWork(assumed, when);
  if (!work) return "no-rate";
  return { work, team: known, ...meet(facts, conclusion, now, work) };
}

/** Whether a counting's own lines tell how fast it is counted. */
function isRateKnown({ kind }: Conclusion): boolean {
  return kind !== "nothing-counted" && kind !== "not-started" && kind !== "too-early";
}

type When = Pick<RescueWork, "left" | "from" | "calendar">;

function workOf(team: Team, conclusion: Conclusion, when: When): RescueWork {
  const { people, lines } = team;
  const end = shownEnds(conclusion);
  const effort = end && effortUntil(end, { people, ...when });
  return { ...when, people, end, effort: effort ?? effortAt(lines / people, when.left) };
}

function assumedWork({ each, people }: AssumedRate, when: When): RescueWork {
  return { ...when, people: people ?? usualPeople, end: null, effort: effortAt(each, when.left) };
}

function meet(
  facts: CountingFacts,
  conclusion: Conclusion,
  now: number,
  work: RescueWork,
): Omit<RescuePlan, "work" | "team"> {
  const none = { needed: null, people: null, isDoubtful: false };
  const deadline = usableDeadline(facts);
  if (deadline === null) return { deadline: "no-deadline", ...none, isOutOfReach: false };
  if (now >= deadline) return { deadline: "deadline-passed", ...none, isOutOfReach: true };
  const time = work.calendar.between(work.from, deadline);
  if (!(time > 0)) return { deadline: "no-work-time", ...none, isOutOfReach: true };
  const least = peopleToFinish(deadline, work) ?? mostPeople;
  const certain = willBeInTime(conclusion) ? Math.min(least, work.people) : least;
  const needed = work.left / (time / hour);
  const most = maxTimes * work.people;
  if (certain <= most) {
    return { deadline, needed, people: certain, isDoubtful: false, isOutOfReach: false };
  }
  const isDoubtful = (finishWith(most, work)?.early ?? Number.POSITIVE_INFINITY) <= deadline;
  const people = isDoubtful ? most : certain;
  return { deadline, needed, people, isDoubtful, isOutOfReach: !isDoubtful };
}

/** The headline calls an end a few minutes after the deadline on time; then no more people are asked for. */
function willBeInTime({ kind }: Conclusion): boolean {
  return kind === "on-time" || kind === "early";
}
