import { hour, minute } from "#domain/time/units.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import type { CountingRate } from "./counting-rate.ts";
import { type CountingFacts, usableDeadline } from "./facts.ts";
import { type Forecast, forecast } from "./forecast.ts";
import { isOverdue, paceToleranceHours } from "./pace.ts";

/** When a counting will be done, rounded as it is shown. Milliseconds since 1970. */
export interface ExpectedEnd {
  /** The middle between the ends by the recent and by the average rate. */
  readonly at: number;
  /** Both ends, where they lie far apart; `null` where one instant says enough. */
  readonly range: Forecast | null;
}

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

/**
 * Whether a counting will be done in time: the first of these cases that holds, in the order in which they are tried.
 * Durations are wall-clock milliseconds, never negative; instants are milliseconds since 1970.
 */
export type Conclusion =
  /** The figures are too old to conclude anything. */
  | { readonly kind: "withdrawn" }
  | { readonly kind: "finished"; readonly left: number }
  | { readonly kind: "no-lines" }
  /** `overdueBy` is the time since the deadline; `null` before it. */
  | { readonly kind: "all-counted"; readonly overdueBy: number | null }
  | { readonly kind: "not-started"; readonly at: number; readonly in: number }
  | {
      readonly kind: "overdue";
      readonly by: number;
      readonly stalledSince: number | null;
      /** `null` while the counting is stalled, and without a rate. */
      readonly end: ExpectedEnd | null;
    }
  /** `for` is the time since the start. */
  | { readonly kind: "nothing-counted"; readonly for: number }
  /** `since` is the last finish; by the header alone, it may be later than that. */
  | ({ readonly kind: "stalled"; readonly since: number; readonly for: number } & Restart)
  /** Fewer than ten lines are counted, or work began less than 15 working minutes ago. */
  | { readonly kind: "too-early"; readonly counted: number }
  /** There is no usable deadline to be late for. */
  | { readonly kind: "no-deadline"; readonly end: ExpectedEnd }
  /** The deadline lies between the ends that both rates give. */
  | { readonly kind: "may-be-late"; readonly range: Forecast }
  | {
      readonly kind: "late" | "early";
      readonly end: ExpectedEnd;
      /** From the end, as shown, to the deadline. */
      readonly by: number;
    }
  | { readonly kind: "on-time"; readonly end: ExpectedEnd };

/** With fewer counted lines or less working time, a rate says too little. */
const minCounted = 10;
const minWorked = 15 * minute;

/** Working time without a counted line after which a counting has stalled. */
const maxIdle = 30 * minute;

/**
 * Concludes from a counting's figures. It never contradicts them: "late" means that the end, as shown, lies after
 * the deadline, and a counting that stands still has no expected end.
 * @param now milliseconds since 1970, or `null` while the figures are stale
 * @param rate from its lines, or from its header while there are none; `null` while the figures are stale
 */
export function conclude(
  facts: CountingFacts,
  now: number | null,
  calendar: WorkCalendar,
  rate: CountingRate | null,
): Conclusion {
  const { total, left, active, startedAt, endsAt } = facts;
  if (total === 0) return { kind: "no-lines" };
  if (!active) return { kind: "finished", left: Math.max(0, left) };
  if (now === null || rate === null) return { kind: "withdrawn" };
  if (left <= 0) return { kind: "all-counted", overdueBy: now > endsAt ? now - endsAt : null };
  if (now < startedAt) return { kind: "not-started", at: startedAt, in: startedAt - now };
  return concludeRunning(facts, now, calendar, rate);
}

function concludeRunning(
  facts: CountingFacts,
  now: number,
  calendar: WorkCalendar,
  rate: CountingRate,
): Conclusion {
  const { counted, left, startedAt, endsAt } = facts;
  const deadline = usableDeadline(facts);
  const { recent, average, stalledSince } = rate;
  const ends = stalledSince === null ? forecast(left, [recent, average], now, calendar) : null;
  const isTooEarly = counted < minCounted || rate.worked < minWorked;
  if (deadline !== null && isOverdue(facts, now)) {
    const end = ends === null || isTooEarly ? null : expectedEnd(ends, now);
    return { kind: "overdue", by: now - endsAt, stalledSince, end };
  }
  if (counted <= 0 && calendar.between(startedAt, now) > maxIdle) {
    return { kind: "nothing-counted", for: now - startedAt };
  }
  if (stalledSince !== null) {
    const rest = restart(facts, now, calendar, rate);
    return { kind: "stalled", since: stalledSince, for: now - stalledSince, ...rest };
  }
  if (ends === null || isTooEarly) return { kind: "too-early", counted };
  const end = expectedEnd(ends, now);
  return deadline === null
    ? { kind: "no-deadline", end }
    : compare(end, deadline, paceToleranceHours(facts, calendar) * hour);
}

/** @param tolerance milliseconds by which an end may miss the deadline and still be on time */
function compare(end: ExpectedEnd, deadline: number, tolerance: number): Conclusion {
  const { at, range } = end;
  if (range && range.early < deadline && deadline < range.late) {
    return { kind: "may-be-late", range };
  }
  const by = Math.abs(at - deadline);
  if (by <= tolerance) return { kind: "on-time", end };
  return { kind: at > deadline ? "late" : "early", end, by: roundLength(by) };
}

function restart(
  { left, startedAt, endsAt }: CountingFacts,
  now: number,
  calendar: WorkCalendar,
  { earlierRate }: CountingRate,
): Restart {
  if (earlierRate === null || earlierRate <= 0) return { work: null, latest: null };
  const work = (left / earlierRate) * hour;
  const deadline = usableDeadline({ startedAt, endsAt });
  const latest = deadline === null ? null : calendar.before(deadline, work);
  return { work, latest: latest !== null && latest > now ? latest : null };
}

/** Ends that lie at most this far apart, or by this share of the time left, are one instant. */
const minApart = 15 * minute;
const minShareApart = 0.2;

/** The middle of a forecast, and its ends where they lie far apart; all rounded. */
function expectedEnd({ early, late }: Forecast, now: number): ExpectedEnd {
  const middle = (early + late) / 2;
  const apart = late - early;
  const isFarApart = apart > minApart && apart > minShareApart * (middle - now);
  const range = { early: roundInstant(early, now), late: roundInstant(late, now) };
  return { at: roundInstant(middle, now), range: isFarApart ? range : null };
}

/** To 1 minute within the next hour, 5 minutes within twelve hours, and 30 minutes beyond. */
function roundInstant(instant: number, now: number): number {
  const left = instant - now;
  const step = left < hour ? minute : left < 12 * hour ? 5 * minute : 30 * minute;
  return Math.round(instant / step) * step;
}

/** To whole hours from twelve hours on. */
function roundLength(length: number): number {
  return length < 12 * hour ? length : Math.round(length / hour) * hour;
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
