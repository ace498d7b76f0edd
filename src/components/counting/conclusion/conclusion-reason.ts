import { usableDeadline } from "#domain/counting/facts.ts";
import { headerFigures } from "#domain/counting/header-figures.ts";
import { type Outlook, shownMiddle } from "#domain/counting/outlook.ts";
import { hour } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import type { Format } from "#format/format.ts";
import { lineRate, noEndText } from "#format/line-rate.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import type { CountingMessages } from "#messages/languages.ts";

type Judged = Pick<CountingModel, "facts" | "status" | "calendar">;

/** An end within this time hardly depends on the working hours. */
const nearby = 12 * hour;

/** Why a counting has its conclusion, in a few sentences; empty where nothing explains it. */
export function reasonFor(
  counting: Judged,
  outlook: Outlook,
  messages: CountingMessages,
  format: Format,
): string {
  const { conclusion, now } = outlook;
  const reason = reasonOf(counting, outlook, messages, format);
  const end = shownMiddle(conclusion);
  const isFar = end !== null && now !== null && end - now > nearby;
  if (!isFar || counting.calendar !== roundTheClock) return reason;
  return messages.conclusion.roundTheClock(reason);
}

function reasonOf(
  counting: Judged,
  { conclusion, rate, now }: Outlook,
  { conclusion: t }: CountingMessages,
  format: Format,
): string {
  const { facts, status } = counting;
  if (rate === null || now === null) return "";
  const left = t.left(format.number(facts.left), facts.left);
  // Both come from one average, so they differ only because an end is rounded.
  const isNear =
    rate.isAverage &&
    ((conclusion.kind === "early" && status.kind === "behind") ||
      (conclusion.kind === "late" && status.kind === "ahead"));
  const moment = (instant: number) => format.moment(instant, now);
  switch (conclusion.kind) {
    case "stalled": {
      const { work, latest } = conclusion;
      const deadline = usableDeadline(facts);
      if (work === null) return `${left}.`;
      const earlier = lineRate(rate.earlierRate, format);
      const sentences = [t.work(left, format.workDuration(work), earlier)];
      if (deadline !== null && latest !== null) {
        sentences.push(t.restart(moment(deadline), moment(latest)));
      } else if (deadline !== null) sentences.push(t.tooLate(moment(deadline)));
      return sentences.join(" ");
    }
    case "overdue": {
      if (conclusion.stalledSince !== null) {
        const since = conclusion.stalledSince;
        return `${left}. ${t.stalled(moment(since), format.duration(now - since))}.`;
      }
      if (conclusion.end === null) {
        const rates = { lastHour: rate.recent, sinceStart: rate.average };
        const isExplained = conclusion.isVague && rate.recent !== null;
        return isExplained ? `${left}. ${noEndText(rates, t, format)}.` : `${left}.`;
      }
      const { at, range } = conclusion.end;
      const end = t.end(format.ends(range ?? { early: at, late: at }, now));
      return `${leftAt(left, rate, t, format)} ${end}.`;
    }
    case "nothing-counted":
    case "too-early":
      return [`${left}.`, planText(counting, now, t, format)].join(" ").trim();
    case "by-average":
    case "no-deadline":
      return leftAt(left, rate, t, format);
    case "late":
    case "may-be-late":
    case "on-time":
    case "early":
      return `${leftAt(left, rate, t, format)} ${planText(counting, now, t, format, isNear)}`.trim();
    default:
      return "";
  }
}

type Sentences = CountingMessages["conclusion"];

/** The lines left; where only the average is known, at that. */
function leftAt(
  left: string,
  { average, isAverage }: NonNullable<Outlook["rate"]>,
  t: Sentences,
  format: Format,
): string {
  return isAverage ? t.leftOnAverage(left, lineRate(average, format)) : `${left}.`;
}

/**
 * Where the plan is by now; empty without a usable deadline.
 * @param isNear whether the plan is too near to tell on which side of it the counting is
 */
function planText(
  { facts, status, calendar }: Judged,
  now: number,
  t: Sentences,
  format: Format,
  isNear = false,
): string {
  const { pace } = headerFigures(facts, now, calendar);
  if (pace === null) return "";
  const share = format.share(pace);
  if (isNear || (status.kind !== "ahead" && status.kind !== "behind")) return t.planned(share);
  const { by, inWorkHours } = status;
  const duration = inWorkHours ? format.workDuration(by) : format.duration(by);
  return status.kind === "behind" ? t.behindPlan(share, duration) : t.aheadOfPlan(share, duration);
}
