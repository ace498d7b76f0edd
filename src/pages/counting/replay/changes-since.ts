import { instantsOf } from "#pages/counting/filters/time.ts";
import { addDays, dateAt } from "#search-params/moment.ts";

/** Where the span of changes starts or ends. */
export type Mark =
  /** The previous visit of this browser to the counting. */
  | { readonly kind: "look" }
  /** The last time that clocks in the page's zone showed this time: `06:00`. */
  | { readonly kind: "clock"; readonly time: string }
  /** Milliseconds since 1970. */
  | { readonly kind: "instant"; readonly at: number };

/** One bound: changes since then. Two: changes between them. */
export type Marks = readonly [Mark] | readonly [Mark, Mark];

const look = "last-look";

function parseMark(text: string): Mark | null {
  if (text === look) return { kind: "look" };
  if (/^([01]\d|2[0-3]):[0-5]\d$/.test(text)) return { kind: "clock", time: text };
  const at = /^\d{4}-\d{2}-\d{2}T/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : { kind: "instant", at };
}

function writeMark(mark: Mark): string {
  if (mark.kind === "look") return look;
  return mark.kind === "clock" ? mark.time : new Date(mark.at).toISOString();
}

/** Parses `since` of an address: `06:00`, `last-look`, an instant, or two of them; `null` for anything else. */
export function parseMarks(text: string | null): Marks | null {
  const [first, second] = (text ?? "").split(",").map(parseMark);
  if (!first || second === null) return null;
  return second ? [first, second] : [first];
}

export function writeMarks(marks: Marks): string {
  return marks.map(writeMark).join(",");
}

/**
 * The last instant, not after another one, at which clocks in a zone showed a time. Clocks may skip a time on one
 * day, but not on two in a row.
 */
export function lastTime(time: string, notAfter: number, zone: string): number | null {
  const today = dateAt(notAfter, zone);
  for (const days of [0, -1, -2]) {
    const instants = instantsOf(`${addDays(today, days)}T${time}`, zone);
    const last = instants.filter((instant) => instant <= notAfter).at(-1);
    if (last !== undefined) return last;
  }
  return null;
}

/** What bounds are resolved with. Milliseconds since 1970. */
export interface MarkSource {
  /** The previous visit of this browser; `null` without one. */
  readonly lookedAt: number | null;
  /** Instant of the figures: now, or the replayed one. */
  readonly now: number;
  /** IANA name. */
  readonly zone: string;
}

/** The instant of a bound; `null` while unknown. */
export function instantOf(mark: Mark, { lookedAt, now, zone }: MarkSource): number | null {
  if (mark.kind === "look") return lookedAt;
  return mark.kind === "clock" ? lastTime(mark.time, now, zone) : mark.at;
}

/** A span of time; `to` is `null` for an open end. */
export interface MarkedSpan {
  readonly from: number;
  readonly to: number | null;
}

/** From the earlier bound to the later one, or from the only one on; `null` when a bound is unknown. */
export function spanOf([first, second]: Marks, source: MarkSource): MarkedSpan | null {
  const from = instantOf(first, source);
  if (from === null) return null;
  if (!second) return { from, to: null };
  const other = instantOf(second, source);
  return other === null ? null : { from: Math.min(from, other), to: Math.max(from, other) };
}
