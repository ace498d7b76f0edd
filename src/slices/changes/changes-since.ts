import { minute } from "#domain/time/units.ts";
import { instantsOf, lastTime, wallAt } from "#search-params/local-time.ts";
import { addDays } from "#search-params/moment.ts";

/** Where the span of changes starts or ends. */
type ChangesBound =
  /** The previous visit of this browser to the counting. */
  | { readonly kind: "look" }
  /** The last time that clocks in the page's zone showed this time: `06:00`. */
  | { readonly kind: "clock"; readonly time: string }
  /** Milliseconds since 1970. */
  | { readonly kind: "instant"; readonly at: number };

/** One bound: changes since then. Two: changes between them. */
export type ChangesBounds = readonly [ChangesBound] | readonly [ChangesBound, ChangesBound];

const previousVisit = "last-look";

function parseBound(text: string): ChangesBound | null {
  if (text === previousVisit) return { kind: "look" };
  if (/^([01]\d|2[0-3]):[0-5]\d$/.test(text)) return { kind: "clock", time: text };
  const at = /^\d{4}-\d{2}-\d{2}T/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : { kind: "instant", at };
}

/** Parses `since` of an address: `06:00`, `last-look`, an instant, or two of them; `null` for anything else. */
export function parseBounds(text: string | null): ChangesBounds | null {
  const [first, second] = (text ?? "").split(",").map(parseBound);
  if (!first || second === null) return null;
  return second ? [first, second] : [first];
}

/** The instants that bounds are resolved with. Milliseconds since 1970. */
export interface BoundContext {
  /** The previous visit of this browser; `null` without one. */
  readonly previousVisitAt: number | null;
  /** Instant of the figures: now, or the replayed one. */
  readonly now: number;
  /** IANA name. */
  readonly zone: string;
}

/** The instant of a bound; `null` while unknown. */
function instantOf(
  bound: ChangesBound,
  { previousVisitAt, now, zone }: BoundContext,
): number | null {
  if (bound.kind === "look") return previousVisitAt;
  return bound.kind === "clock" ? lastTime(bound.time, now, zone) : bound.at;
}

/** A span of time; `to` is `null` for an open end. */
export interface ChangesSpan {
  readonly from: number;
  readonly to: number | null;
}

/** From the earlier bound to the later one, or from the only one on; `null` when a bound is unknown. */
export function spanOf([first, second]: ChangesBounds, source: BoundContext): ChangesSpan | null {
  const from = instantOf(first, source);
  if (from === null) return null;
  if (!second) return { from, to: null };
  const other = instantOf(second, source);
  return other === null ? null : { from: Math.min(from, other), to: Math.max(from, other) };
}

/** Moments to look back to. The morning is that of an early shift. */
type ChangesMoment = "look" | "morning" | "morning-before" | "day-before";

/** When the early shift begins. */
export const shiftStart = "06:00";

/** The moments that are offered, in milliseconds since 1970; the previous visit only where it is known. */
export function offeredMoments({
  previousVisitAt,
  now,
  zone,
}: BoundContext): readonly { readonly kind: ChangesMoment; readonly at: number }[] {
  const morning = lastTime(shiftStart, now, zone);
  const before = morning === null ? null : lastTime(shiftStart, morning - 1, zone);
  const moments = [
    { kind: "look", at: previousVisitAt },
    { kind: "morning", at: morning },
    { kind: "morning-before", at: before },
    { kind: "day-before", at: dayBefore(now, zone) },
  ] as const;
  return moments.flatMap(({ kind, at }) => (at === null ? [] : [{ kind, at }]));
}

/** The same time of yesterday, back to the quarter hour. */
function dayBefore(now: number, zone: string): number | null {
  const quarter = now - (now % (15 * minute));
  const [date = "", time] = wallAt(quarter, zone).split("T");
  return instantsOf(`${addDays(date, -1)}T${time}`, zone).at(-1) ?? null;
}
