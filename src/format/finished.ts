import { minute } from "#domain/time/units.ts";
import type { conclusion as Sentences } from "#messages/en/conclusion.ts";
import type { shortConclusion as ShortSentences } from "#messages/en/short-conclusion.ts";
import type { Format } from "./format.ts";

interface Finish {
  /** The last finish of a line, in milliseconds since 1970. */
  readonly at: number;
  /** `null` without a usable one. */
  readonly deadline: number | null;
  readonly left: number;
  readonly total: number;
}

/** An end within this time of the deadline is neither early nor late, in milliseconds. */
const tolerance = 5 * minute;

/**
 * How a finished counting ended, without a full stop: "Finished 16:59, 1 h early".
 * @param now milliseconds since 1970, for the names of days
 */
export function finishText(
  { at, deadline, left, total }: Finish,
  now: number,
  t: typeof Sentences,
  { shortLateness, moment, number }: Format,
): string {
  const end = moment(at, now);
  if (left > 0) return t.finishedAtWithLeft(end, number(left), number(total));
  return [t.finishedAt(end), ...latenessOf(at, deadline, shortLateness)].join(", ");
}

/** How a finished counting ended, in the words of a row of the list: "finished 16:59" and "1 h early". */
export function shortFinish(
  { at, deadline, left }: Omit<Finish, "total">,
  now: number,
  t: typeof ShortSentences,
  { shortLateness, moment, number }: Format,
): readonly string[] {
  const end = t.finishedAt(moment(at, now));
  return [
    end,
    ...(left > 0 ? [t.notCounted(number(left))] : latenessOf(at, deadline, shortLateness)),
  ];
}

function latenessOf(
  at: number,
  deadline: number | null,
  shortLateness: Format["shortLateness"],
): readonly string[] {
  const late = deadline === null ? 0 : at - deadline;
  return Math.abs(late) < tolerance ? [] : [shortLateness(late)];
}

interface FinishedFigures {
  /** 0 to 1; `null` without an answer. */
  readonly accuracy: number | null;
  /** Exact, in plain notation; `null` when costs are left out. */
  readonly netValue: string | null;
  /** Discrepancies without a reason. */
  readonly undocumented: number;
}

/** What a finished counting came to: "94.5 % exact, net +6,342; 184 differences were closed without a reason." */
export function finishedFiguresText(
  { accuracy, netValue, undocumented }: FinishedFigures,
  t: typeof Sentences,
  { number, share, signedAmount }: Format,
): string {
  const figures = [
    ...(accuracy === null ? [] : [t.exact(share(accuracy))]),
    ...(accuracy === null || netValue === null ? [] : [t.net(signedAmount(netValue, 0))]),
  ].join(", ");
  const undone = undocumented > 0 ? t.closedWithoutReason(number(undocumented), undocumented) : "";
  const text = [figures, undone].filter((part) => part !== "").join("; ");
  return text === "" ? "" : `${text}.`;
}
