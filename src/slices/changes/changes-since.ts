import { morningBefore } from "#components/since-choice/morning-before.ts";
import { minute } from "#domain/time/units.ts";
import { instantsOf, lastTime, shiftStart, wallAt } from "#search-params/local-time.ts";
import { addDays } from "#search-params/moment.ts";
import type { ChangesBound, ChangesBounds } from "./changes-bounds.ts";

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

/** The moments that are offered, in milliseconds since 1970; the previous visit only where it is known. */
export function offeredMoments({
  previousVisitAt,
  now,
  zone,
}: BoundContext): readonly { readonly kind: ChangesMoment; readonly at: number }[] {
  const moments = [
    { kind: "look", at: previousVisitAt },
    { kind: "morning", at: lastTime(shiftStart, now, zone) },
    { kind: "morning-before", at: morningBefore(now, zone) },
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
