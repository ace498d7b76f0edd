import type { Conclusion } from "#domain/counting/conclusion.ts";
import { type CountingFacts, usableDeadline } from "#domain/counting/facts.ts";
import { shownEnds } from "#domain/counting/outlook.ts";
import type { ExpectedEnd } from "#domain/forecast/expected-end.ts";
import type { CommonMessages } from "#messages/en/common.ts";
import type { conclusion as Sentences } from "#messages/en/conclusion.ts";
import { finishText } from "./finished.ts";
import type { Format } from "./format.ts";

type Messages = CommonMessages & { readonly conclusion: typeof Sentences };

/** Values that a sentence needs besides the conclusion. */
interface ConclusionContext {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly facts: Pick<CountingFacts, "startedAt" | "endsAt" | "total">;
  /** Discrepancies without a documentation; `null` while the lines are unknown. */
  readonly undocumented: number | null;
  /** The last finish of a line of a finished counting, in milliseconds since 1970; left out while it is unknown. */
  readonly finish?: number | null;
}

/** The conclusion as a sentence without a full stop; empty while old figures are shown. */
export function conclusionText(
  conclusion: Conclusion,
  { now, facts, undocumented, finish }: ConclusionContext,
  messages: Messages,
  format: Format,
): string {
  const { conclusion: t, progress } = messages;
  const { duration, number } = format;
  const moment = (instant: number) => format.moment(instant, now);
  const end = ({ at, range }: ExpectedEnd) =>
    t.end(format.ends(range ?? { early: at, late: at }, now));
  switch (conclusion.kind) {
    case "withdrawn":
      return "";
    case "finished": {
      const ended = () => {
        const { left } = conclusion;
        if (finish) {
          const deadline = usableDeadline(facts);
          return finishText({ at: finish, deadline, left, total: facts.total }, now, t, format);
        }
        return left > 0
          ? t.finishedWithLeft(number(left), number(facts.total))
          : progress.finishedAll;
      };
      return undocumented === null || undocumented === 0
        ? ended()
        : `${ended()}. ${t.closedWithoutReason(number(undocumented), undocumented)}`;
    }
    case "no-lines":
      return t.noLines;
    case "all-counted": {
      const { overdueBy } = conclusion;
      const counted = overdueBy === null ? progress.allCounted : t.notClosed(duration(overdueBy));
      return undocumented === null || undocumented === 0
        ? counted
        : `${counted}. ${t.undocumented(number(undocumented), undocumented)}`;
    }
    case "not-started":
      return t.startsAt(moment(conclusion.at), duration(conclusion.in));
    case "overdue":
      return t.overdue(moment(facts.endsAt), duration(conclusion.by));
    case "nothing-counted":
      return t.nothingCounted(duration(conclusion.for));
    case "stalled":
      return t.stalled(moment(conclusion.since), duration(conclusion.for));
    case "too-early":
      return t.tooEarly(number(conclusion.counted), conclusion.counted);
    case "by-average": {
      const ends = shownEnds(conclusion);
      return ends === null ? "" : t.endOnAverage(format.ends(ends, now));
    }
    case "no-deadline":
      return end(conclusion.end);
    case "may-be-late":
      return `${t.end(format.ends(conclusion.range, now))}, ${latenessText(conclusion, format)}`;
    case "late":
    case "early":
      return `${end(conclusion.end)}, ${latenessText(conclusion, format)}`;
    case "on-time":
      return `${end(conclusion.end)}, ${conclusion.isAfter ? t.justAfter : t.onTime}`;
  }
}

type Judged = Extract<Conclusion, { readonly between: unknown }>;

/** How late or early a counting will be: one figure beside one end, both beside two. */
export function latenessText(conclusion: Judged, format: Format): string {
  if (conclusion.kind === "may-be-late") return format.latenessBetween(conclusion.between);
  if (conclusion.between) return format.latenessBetween(conclusion.between);
  return format.lateness(conclusion.kind === "late" ? conclusion.by : -conclusion.by);
}

/** The conclusion in a few words. */
interface ShortConclusion {
  /** When it will be done; `null` where the conclusion names no end. */
  readonly end: string | null;
  /** The judgement, without a capital; empty while old figures are shown, and for an end alone. */
  readonly text: string;
}

/**
 * The conclusion in the words of a row of the list.
 * @param now milliseconds since 1970
 */
export function shortConclusion(
  conclusion: Conclusion,
  now: number,
  { shortConclusion: t }: CommonMessages,
  { duration, number, moment, span, shortLateness, latenessBetween }: Format,
): ShortConclusion {
  // The delay of an overdue counting says more than its end.
  const ends = conclusion.kind === "overdue" ? null : shownEnds(conclusion);
  const isOne = ends?.early === ends?.late;
  const end = ends && t.end(isOne ? moment(ends.early, now) : span(ends, now));
  return { end, text: shortText() };

  function shortText(): string {
    switch (conclusion.kind) {
      case "withdrawn":
      case "by-average":
      case "no-deadline":
        return "";
      case "may-be-late":
        return latenessBetween(conclusion.between);
      case "finished":
        return conclusion.left > 0 ? t.finishedWithLeft(number(conclusion.left)) : t.finishedAll;
      case "no-lines":
        return t.noLines;
      case "all-counted":
        return conclusion.overdueBy === null ? t.allCounted : t.notClosed;
      case "not-started":
        return t.startsIn(duration(conclusion.in));
      case "overdue":
        return t.overdue(duration(conclusion.by));
      case "nothing-counted":
        return t.nothingCounted(duration(conclusion.for));
      case "stalled":
        return t.nothingSince(moment(conclusion.since, now));
      case "too-early":
        return t.tooEarly;
      case "late":
      case "early":
        return conclusion.between
          ? latenessBetween(conclusion.between)
          : shortLateness(conclusion.kind === "late" ? conclusion.by : -conclusion.by);
      case "on-time":
        return conclusion.isAfter ? t.justAfter : t.onTime;
    }
  }
}

/**
 * Since when nothing is counted, as a sentence without a full stop; `null` unless the counting has stalled.
 * @param now milliseconds since 1970
 */
export function standstillText(
  conclusion: Conclusion,
  now: number,
  t: CommonMessages["shortConclusion"],
  { duration, moment }: Format,
): string | null {
  switch (conclusion.kind) {
    case "nothing-counted":
      return t.nothingCountedYet(duration(conclusion.for));
    case "stalled":
      return t.nothingCountedSince(moment(conclusion.since, now));
    case "overdue": {
      const { stalledSince } = conclusion;
      return stalledSince === null ? null : t.nothingCountedSince(moment(stalledSince, now));
    }
    default:
      return null;
  }
}
