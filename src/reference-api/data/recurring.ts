import { type LinePlan, outcome } from "./line-plan.ts";
import type { ScheduledCounting } from "./schedule.ts";
import { placesOfCounting, recursAt } from "./stock.ts";

/**
 * Moves differences of a counting to the places where earlier countings of its warehouse found some. A line that gets one
 * gives its place among the sound ones to another, so the counting's totals stay.
 */
export function moveToRecurring(counting: ScheduledCounting, plan: LinePlan): void {
  const places = placesOfCounting(counting);
  if (!places) return;
  const { outcomes, finishes } = plan;
  const isFree = (index: number) =>
    (finishes[index] ?? 0) <= counting.closesAt &&
    ((outcomes[index + 1] ?? 0) & outcome.twin) === 0;
  const givers: number[] = [];
  const takers: number[] = [];
  for (const [index, place] of places.entries()) {
    if (!isFree(index)) continue;
    const recurs = recursAt(place, counting);
    if (outcomes[index] === outcome.discrepancy && !recurs) givers.push(index);
    if (outcomes[index] === 0 && recurs) takers.push(index);
  }
  const rankOf = (index: number) => (places[index]?.isTrouble ? 0 : 1);
  takers.sort((a, b) => rankOf(a) - rankOf(b) || a - b);
  const moved = Math.min(takers.length, givers.length);
  for (let turn = 0; turn < moved; turn++) {
    // Spread over all givers, not only the first zones.
    const giver = givers[Math.floor((turn * givers.length) / moved)] ?? 0;
    outcomes[giver] = 0;
    outcomes[takers[turn] ?? 0] = outcome.discrepancy;
  }
}
