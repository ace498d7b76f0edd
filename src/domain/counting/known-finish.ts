import { day } from "#domain/time/units.ts";
import type { CountingFacts } from "./facts.ts";

/**
 * When a finished counting was counted to its end, in milliseconds since 1970: by its lines, or as answers saw it. `null`
 * where neither tells, and for an active one.
 */
export function knownFinish({
  active,
  record,
}: Pick<CountingFacts, "active" | "record">): number | null {
  if (active || record === null || record.lastChange === null) return null;
  const { isExact, lastChange, watchedSince } = record;
  // The first answer of a counting does not tell how old its number is.
  return isExact || lastChange > watchedSince ? lastChange : null;
}

/**
 * Whether a counting has finished in the last day with something that may be left undone: lines not counted, or
 * discrepancies, of which some may lack a reason.
 * @param now milliseconds since 1970
 */
export function mayBeUndone(facts: CountingFacts, now: number): boolean {
  const finish = knownFinish(facts);
  if (finish === null || finish < now - day) return false;
  return facts.left > 0 || facts.discrepancies > 0;
}
