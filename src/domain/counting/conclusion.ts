import {
  type ExpectedEnd,
  type HeldEnds,
  minStep,
  shownEnd,
  shownLateness,
} from "#domain/forecast/expected-end.ts";
import { nextForecastAfter, type QuarterForecast } from "#domain/forecast/quarter-forecast.ts";
import { maxIdle } from "#domain/forecast/standstill.ts";
import { hour, minute } from "#domain/time/units.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import { type CountingFacts, usableDeadline } from "./facts.ts";
import type { Forecast } from "./forecast.ts";
import { isOverdue } from "./pace.ts";

/** Remaining work of a stalled counting. */
interface Restart {
  /** Working time that the rest takes at the earlier rate, in milliseconds; `null` without an earlier rate. */
  readonly work: number | null;
  /**
   * The latest instant to resume at the earlier rate and meet the deadline, in milliseconds since 1970; `null` when it
   * has passed.
   */
  readonly latest: number | null;
}

/** Times from two ends to the deadline, rounded as they are shown: milliseconds, positive is late, the lower first. */
export interface LatenessRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Whether a counting will be done in time: the first of these cases that holds, in the order in which they are tried.
 * Durations are wall-clock milliseconds, never negative; instants are milliseconds since 1970.
 */
export type Conclusion =
  /** The figures are too old to conclude anything. */
  | { readonly kind: "withdrawn" }
  | { readonly kind: "finished"; readonly left: number }
  | { readonly kind: "no-lines" }
  /** `overdueBy` is the time since the deadline; `null` before it, and without a usable one. */
  | { readonly kind: "all-counted"; readonly overdueBy: number | null }
  | { readonly kind: "not-started"; readonly at: number; readonly in: number }
  | {
      readonly kind: "overdue";
      readonly by: number;
      readonly stalledSince: number | null;
      /** `null` while the counting is stalled, without a rate, and where it is vague. */
      readonly end: ExpectedEnd | null;
      /** Whether its two rates tell ends that lie too far apart to name one. */
      readonly isVague: boolean;
    }
  /** `for` is the time since the start. */
  | { readonly kind: "nothing-counted"; readonly for: number }
  /** `since` is the last finish; while its lines are unread, it may be later than that. */
  | ({ readonly kind: "stalled"; readonly since: number; readonly for: number } & Restart)
  /** So few lines are counted, or so little time was worked, that no rate is known. */
  | { readonly kind: "too-early"; readonly counted: number }
  /** Nothing but the average is known, not even whether the counting has stalled, so that nothing is judged. */
  | { readonly kind: "by-average"; readonly end: ExpectedEnd }
  /** There is no usable deadline to be late for. */
  | { readonly kind: "no-deadline"; readonly end: ExpectedEnd }
  /** By one rate it will be late, by the other it may not; or the one end is late by less than a forecast may be wrong. */
  | { readonly kind: "may-be-late"; readonly range: Forecast; readonly between: LatenessRange }
  /** Both rates agree. */
  | {
      readonly kind: "late" | "early";
      readonly end: ExpectedEnd;
      /** From the end, as shown, to the deadline. */
      readonly by: number;
      /** The same of both ends where they lie far apart. */
      readonly between: LatenessRange | null;
    }
  /** `isAfter` tells whether the end, as shown, lies at most 15 minutes after the deadline. */
  | { readonly kind: "on-time"; readonly end: ExpectedEnd; readonly isAfter: boolean };

/** What a conclusion follows from, besides the facts of a header. */
interface Evidence {
  readonly forecast: QuarterForecast;
  /** Whether it is known when the counting changed last; see `isLastChangeKnown`. */
  readonly isChangeKnown: boolean;
  /** Milliseconds since 1970; `null` for a counting that does not stand still. */
  readonly stalledSince: number | null;
  /** Lines per working hour until then; `null` without an answer. */
  readonly earlierRate: number | null;
}

/**
 * Concludes from a counting's figures. It never contradicts them: "late" means that the end, as shown, lies after
 * the deadline, and a counting that has stalled has no expected end.
 * @param now milliseconds since 1970, or `null` while the figures are stale
 * @param evidence `null` while the figures are stale
 */
export function conclude(
  facts: CountingFacts,
  now: number | null,
  calendar: WorkCalendar,
  evidence: Evidence | null,
): Conclusion {
  const { total, left, active, startedAt } = facts;
  if (total === 0) return { kind: "no-lines" };
  if (!active) return { kind: "finished", left: Math.max(0, left) };
  if (now === null || evidence === null) return { kind: "withdrawn" };
  if (left <= 0) {
    const deadline = usableDeadline(facts);
    const isPast = deadline !== null && now > deadline;
    return { kind: "all-counted", overdueBy: isPast ? now - deadline : null };
  }
  if (now < startedAt) return { kind: "not-started", at: startedAt, in: startedAt - now };
  return concludeRunning(facts, now, calendar, evidence);
}

/** Ends of an overdue counting that lie so far apart say nothing; in milliseconds of working time. */
const minVague = 12 * hour;

function concludeRunning(
  facts: CountingFacts,
  now: number,
  calendar: WorkCalendar,
  { forecast, isChangeKnown, stalledSince, earlierRate }: Evidence,
): Conclusion {
  const { counted, startedAt, endsAt } = facts;
  const deadline = usableDeadline(facts);
  const ends = stalledSince === null ? endsOf(forecast, deadline) : null;
  if (deadline !== null && isOverdue(facts, now)) {
    const end = ends && shownEnd(ends, deadline);
    const range = end?.range;
    const isVague = !!range && calendar.between(range.early, range.late) >= minVague;
    return { kind: "overdue", by: now - endsAt, stalledSince, end: isVague ? null : end, isVague };
  }
  if (counted <= 0 && calendar.between(startedAt, now) > maxIdle) {
    return { kind: "nothing-counted", for: now - startedAt };
  }
  if (stalledSince !== null) {
    const rest = restart(facts, now, calendar, earlierRate);
    return { kind: "stalled", since: stalledSince, for: now - stalledSince, ...rest };
  }
  if (ends === null) return { kind: "too-early", counted };
  if (forecast.isAverage && !isChangeKnown) {
    return { kind: "by-average", end: shownEnd(ends, deadline) };
  }
  if (deadline === null) return { kind: "no-deadline", end: shownEnd(ends, deadline) };
  return compare(ends, deadline, forecast.at);
}

/**
 * The ends of a forecast. Those before the next forecast move to it: if lines were left then, they would have to change
 * once more within the quarter of an hour.
 */
function endsOf(forecast: QuarterForecast, deadline: number | null): HeldEnds | null {
  const { held, at } = forecast;
  if (held === null) return null;
  const shown = shownEnd(held, deadline);
  const next = nextForecastAfter(forecast);
  if ((shown.range?.early ?? shown.at) > next) return held;
  const soon = Math.ceil(next / minStep) * minStep;
  const [early, late] = [Math.max(soon, held.early), Math.max(soon, held.late)];
  return { ...held, early, late, middle: Math.max(soon, held.middle), since: at };
}

/** What a forecast may be wrong by: at least this many milliseconds, and a share of the time left. */
const minTolerance = 15 * minute;
const toleratedShare = 0.1;

/** @param at the moment of the forecast, in milliseconds since 1970 */
function compare(ends: HeldEnds, deadline: number, at: number): Conclusion {
  const tolerance = Math.max(minTolerance, toleratedShare * (deadline - at));
  const { early, late, middle } = ends;
  const isLate = early > deadline + tolerance;
  const isEarly = late < deadline - tolerance;
  const isDoubtful = !isLate && middle > deadline + tolerance;
  const isRange = ends.isRange || (isDoubtful && late - early > minTolerance);
  const end = shownEnd({ ...ends, isRange }, deadline);
  const { range } = end;
  const between = range && {
    from: signedLateness(range.early - deadline),
    to: signedLateness(range.late - deadline),
  };
  const by = shownLateness(Math.abs(end.at - deadline));
  if (isLate) return { kind: "late", end, by, between };
  if (range && between && between.to > 0) return { kind: "may-be-late", range, between };
  if (isEarly && end.at < deadline) return { kind: "early", end, by, between };
  // Its end lies within what a forecast may be wrong by, but is not just after the deadline.
  if (end.at > deadline + minTolerance) {
    const range = { early: end.at, late: end.at };
    return { kind: "may-be-late", range, between: { from: 0, to: by } };
  }
  return { kind: "on-time", end, isAfter: end.at > deadline };
}

function signedLateness(length: number): number {
  return Math.sign(length) * shownLateness(Math.abs(length));
}

function restart(
  { left, startedAt, endsAt }: CountingFacts,
  now: number,
  calendar: WorkCalendar,
  earlierRate: number | null,
): Restart {
  if (earlierRate === null || earlierRate <= 0) return { work: null, latest: null };
  const work = (left / earlierRate) * hour;
  const deadline = usableDeadline({ startedAt, endsAt });
  const latest = deadline === null ? null : calendar.before(deadline, work);
  return { work, latest: latest !== null && latest > now ? latest : null };
}

/** Whether nothing is counted although lines are left; an overdue counting may be stalled, too. */
export function standsStill({ kind }: Conclusion): boolean {
  return kind === "stalled" || kind === "nothing-counted";
}

/** How much a conclusion needs attention; `null` for the good ones. */
export function attentionOf(conclusion: Conclusion): "warning" | "overdue" | null {
  switch (conclusion.kind) {
    case "overdue":
      return "overdue";
    case "nothing-counted":
    case "stalled":
    case "late":
    case "may-be-late":
      return "warning";
    case "all-counted":
      return conclusion.overdueBy === null ? null : "warning";
    default:
      return null;
  }
}
