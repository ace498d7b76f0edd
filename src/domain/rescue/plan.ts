import type { Conclusion } from "#domain/counting/conclusion.ts";
import { type CountingFacts, usableDeadline } from "#domain/counting/facts.ts";
import { outlookOf, rateBefore, shownEnds } from "#domain/counting/outlook.ts";
import type { Rates } from "#domain/counting/rates.ts";
import type { Person } from "#domain/groups/person.ts";
import { hour } from "#domain/time/units.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import { callTime, maxTimes } from "./finish-by.ts";
import { earlierTeam, type Team, teamOf } from "./team.ts";
import {
  effortAt,
  effortUntil,
  finishWith,
  mostPeople,
  peopleToFinish,
  type RescueWork,
} from "./work.ts";

/** People that are reckoned with where no earlier counting is known, unless more have begun. */
const usualPeople = 10;

/** Why there is no plan. */
export type NoPlanReason = "finished" | "stale" | "nothing-to-count" | "all-counted" | "no-rate";

/** Why no number of people meets the deadline. */
type DeadlineFault = "no-deadline" | "deadline-passed" | "no-work-time";

/** A rate that a person entered, or that an earlier counting had. */
export interface AssumedRate {
  /** Lines per working hour and person; more than 0. */
  readonly each: number;
  /** People who counted then, unless more have begun here; `null` where that is unknown. */
  readonly people: number | null;
}

/** How many people finish the lines left in time. */
export interface RescuePlan {
  readonly work: RescueWork;
  /** Whose rate is known; `null` where it is assumed. */
  readonly team: Team | null;
  /** Of the counting; no answers where the rate is assumed. */
  readonly rates: Rates;
  /**
   * Whether the last hour and the average tell ends 12 hours of work or more apart, so that no end is known: then the
   * plan takes the faster of both rates.
   */
  readonly hasNoEnd: boolean;
  /** The deadline in milliseconds since 1970, or why none can be met. */
  readonly deadline: number | DeadlineFault;
  /** Lines per working hour that meet the deadline; `null` without a deadline that can be met. */
  readonly needed: number | null;
  /**
   * The least number of people who meet the deadline at the slower rate; three times those at work where these meet it at
   * the faster rate alone. `null` without a deadline that can be met.
   */
  readonly people: number | null;
  /** The rate at which alone the people at work meet the deadline; `null` where they do at both, or at neither. */
  readonly enoughAt: keyof Rates | null;
  /** Whether those people meet the deadline at the faster rate alone. */
  readonly isDoubtful: boolean;
  /**
   * Whether the deadline cannot be met any more: not even with three times the people at work at the faster rate, or only
   * with more people than could still come.
   */
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
  const when = { left, from, calendar };
  const team = isRateKnown(conclusion)
    ? teamFor({ facts, conclusion }, people, now, calendar)
    : null;
  const rate = team && outlookOf(facts, now, calendar).rate;
  // Where the team stopped before the last hour, the average alone counts.
  const lastHour = team?.earlier ? null : (rate?.recent ?? null);
  const rates = { lastHour, sinceStart: rate?.average ?? null };
  const known = team && workOf(team, rates, conclusion, when);
  const work = known?.work ?? (assumed && assumedWork(assumed, people, when));
  if (!work) return "no-rate";
  const hasNoEnd = known?.hasNoEnd ?? false;
  return { work, team, rates, hasNoEnd, ...meet({ facts, conclusion, rates }, now, work) };
}

/** Whether a counting's own lines tell how fast it is counted. */
export function isRateKnown({ kind }: Conclusion): boolean {
  return kind !== "nothing-counted" && kind !== "not-started" && kind !== "too-early";
}

/** The people of the last hour; of a counting that has stalled, those before it stopped. */
function teamFor(
  { facts, conclusion }: Omit<Judged, "rates">,
  people: Parameters<typeof teamOf>[0],
  now: number,
  calendar: WorkCalendar,
): Team | null {
  const isStill =
    conclusion.kind === "stalled" ||
    (conclusion.kind === "overdue" && conclusion.stalledSince !== null);
  const rateUntil = (until: number) => rateBefore(facts, until, now, calendar);
  const earlier = isStill ? earlierTeam(people, rateUntil) : null;
  return earlier ?? teamOf(people, now, calendar, rateUntil);
}

type When = Pick<RescueWork, "left" | "from" | "calendar">;

function workOf(
  { people, lines, earlier }: Team,
  known: Rates,
  conclusion: Conclusion,
  when: When,
): { readonly work: RescueWork; readonly hasNoEnd: boolean } {
  const end = shownEnds(conclusion);
  const expected = end && effortUntil(end, { people, ...when });
  if (expected) return { work: { ...when, people, end, effort: expected }, hasNoEnd: false };
  // While a counting is stalled, the average sinks with every hour.
  const rates = earlier ? [lines] : [known.lastHour || lines, known.sinceStart || lines];
  const isVague = conclusion.kind === "overdue" && conclusion.isVague;
  const hasNoEnd = isVague && known.lastHour !== null;
  const effortOf = (rate: number) => effortAt(rate / people, when.left).most;
  const least = effortOf(Math.max(...rates));
  const effort = { least, most: hasNoEnd ? least : effortOf(Math.min(...rates)) };
  return { work: { ...when, people, end: null, effort }, hasNoEnd };
}

function assumedWork(
  { each, people }: AssumedRate,
  counters: Parameters<typeof teamOf>[0],
  when: When,
): RescueWork {
  const begun = counters.filter(({ finishes }) => finishes.length > 0).length;
  const most = Math.max(people ?? usualPeople, begun);
  return { ...when, people: most, end: null, effort: effortAt(each, when.left) };
}

interface Judged {
  readonly facts: CountingFacts;
  readonly conclusion: Conclusion;
  readonly rates: Rates;
}

function meet(
  { facts, conclusion, rates }: Judged,
  now: number,
  work: RescueWork,
): Omit<RescuePlan, "work" | "team" | "rates" | "hasNoEnd"> {
  const none = { needed: null, people: null, enoughAt: null, isDoubtful: false };
  const deadline = usableDeadline(facts);
  if (deadline === null) return { deadline: "no-deadline", ...none, isOutOfReach: false };
  if (now >= deadline) return { deadline: "deadline-passed", ...none, isOutOfReach: true };
  const time = work.calendar.between(work.from, deadline);
  if (!(time > 0)) return { deadline: "no-work-time", ...none, isOutOfReach: true };
  const least = peopleToFinish(deadline, work) ?? mostPeople;
  const certain = willBeInTime(conclusion) ? Math.min(least, work.people) : least;
  const needed = work.left / (time / hour);
  const isDecided = willBeInTime(conclusion) || !isBetween(deadline, work);
  const enoughAt = isDecided ? null : onlyRateFrom(needed, rates);
  const most = maxTimes * work.people;
  if (isDecided && certain > work.people && deadline - now < callTime) {
    return { ...none, deadline, needed, people: certain, isOutOfReach: true };
  }
  if (certain <= most) {
    const isSure = { isDoubtful: false, isOutOfReach: false };
    return { deadline, needed, people: certain, enoughAt, ...isSure };
  }
  const isDoubtful = (finishWith(most, work)?.early ?? Number.POSITIVE_INFINITY) <= deadline;
  const people = isDoubtful ? most : certain;
  return { deadline, needed, people, enoughAt, isDoubtful, isOutOfReach: !isDoubtful };
}

/** Whether the counting is expected to be done by a deadline at the faster rate alone. */
function isBetween(deadline: number, { end }: RescueWork): boolean {
  return end !== null && end.early <= deadline && deadline < end.late;
}

/** The only one of both rates that is as fast as needed; `null` where it is not one of them alone. */
function onlyRateFrom(needed: number, { lastHour, sinceStart }: Rates): keyof Rates | null {
  if (lastHour === null || sinceStart === null) return null;
  if (lastHour >= needed && sinceStart < needed) return "lastHour";
  return sinceStart >= needed && lastHour < needed ? "sinceStart" : null;
}

/** The headline calls an end a few minutes after the deadline on time; then no more people are asked for. */
function willBeInTime({ kind }: Conclusion): boolean {
  return kind === "on-time" || kind === "early";
}
