import type { BriefingCounts } from "#domain/briefing/briefing.ts";
import type { BriefingMessages, BriefingText } from "./briefing.ts";
import type { BriefingAction } from "./briefing-actions.ts";
import type { Format } from "./format.ts";

/** A sentence without its links. */
export function plainText({ pieces }: Pick<BriefingText, "pieces">): string {
  return pieces.map(({ text }) => text).join("");
}

/** Limits of the sentences. */
interface Gaps {
  readonly search: "searching" | "incomplete" | null;
  /** Countings whose lines are not read, though they matter. */
  readonly notRead: number;
  /** Countings of which nothing but the average is known. */
  readonly unjudged: number;
  /** Whether they are left out on purpose. */
  readonly savesData: boolean;
}

/** Sentences about the briefing's limits. */
export function briefingNotes(
  { search, notRead, unjudged, savesData }: Gaps,
  { briefing: t }: Pick<BriefingMessages, "briefing">,
  { number }: Pick<Format, "number">,
): readonly string[] {
  return [
    ...(search === null ? [] : [t[search]]),
    ...(unjudged > 0 ? [t.unjudged(number(unjudged), unjudged)] : []),
    ...(notRead > 0 ? [t[savesData ? "leftOut" : "notRead"](number(notRead), notRead)] : []),
  ];
}

/**
 * The whole briefing to copy and to send. The act of each sentence stands below it, with its address.
 * @param moment when it was written, with its day
 * @param addressOf the full address of an act
 */
export function briefingAsText(
  {
    texts,
    notes,
    moment,
    addressOf,
  }: {
    texts: readonly BriefingText[];
    notes: readonly string[];
    moment: string;
    addressOf: (action: BriefingAction) => string;
  },
  { briefing: t }: Pick<BriefingMessages, "briefing">,
  { timeZone }: Pick<Format, "timeZone">,
): string {
  const lines = texts.flatMap((text) => [
    `- ${plainText(text)}`,
    ...(text.action ? [`  ${t.actions.of(text.action.text, addressOf(text.action))}`] : []),
  ]);
  return [
    `${t.title}, ${t.zone(moment, timeZone)}`,
    ...(lines.length === 0 ? [`- ${t.noneActive}`] : lines),
    ...notes,
  ].join("\n");
}

/** The briefing in one line. */
export function briefingSummary(
  counts: BriefingCounts,
  { briefing: t }: Pick<BriefingMessages, "briefing">,
  { number }: Pick<Format, "number">,
): string {
  const { overdue, late, mayBeLate, stalled, notClosed, unjudged, active } = counts;
  const parts = [
    overdue > 0 && t.summary.overdue(number(overdue)),
    late > 0 && t.summary.late(number(late)),
    mayBeLate > 0 && t.summary.mayBeLate(number(mayBeLate), mayBeLate),
    stalled > 0 && t.summary.stalled(number(stalled), stalled),
    notClosed > 0 && t.summary.notClosed(number(notClosed)),
  ].filter((part) => part !== false);
  if (parts.length > 0) return parts.join(", ");
  if (unjudged > 0) return t.noneKnownLate;
  return active === 0 ? t.noneActive : t.noneLate(number(active), active);
}
