import type { User } from "#contract/counting.ts";
import type { Documentation } from "#contract/line.ts";
import { hour, minute } from "#domain/time/units.ts";
import { draw, pick } from "./random.ts";
import { iso } from "./time.ts";

const reasons: readonly Documentation["reason"][] = [
  { name: "Unknown", id: 0 },
  { name: "Booked late", id: 1 },
  { name: "Put in the wrong place", id: 2 },
  { name: "Counted in packs instead of pieces", id: 3 },
  { name: "Broken or scrapped", id: 5 },
  { name: "Delivery short", id: 8 },
];

const bodies = [
  "Transfer order was still open",
  "Stock found in the neighbouring bay",
  "Supplier confirmed the short delivery",
  "Case of ten booked as one piece",
  "Scrapped after the fork lift accident, report follows",
  'Driver said: "one box <b>left</b> on the truck" — see note',
  "-1 per picking error",
];

const purpose = {
  documented: 100,
  delay: 101,
  body: 102,
  written: 103,
  reason: 104,
  by: 105,
  stock: 106,
} as const;

/**
 * When a discrepancy is documented: minutes to two days after the line was finished, possibly after the
 * counting was closed.
 * @returns milliseconds since 1970, or `null` for discrepancies that never are
 */
export function documentedAt(state: number, finishedAt: number): number | null {
  if (draw(state, purpose.documented) >= 0.56) return null;
  return Math.round(finishedAt + 4 * minute + draw(state, purpose.delay) ** 4 * 48 * hour);
}

/**
 * The documentation of a discrepancy.
 * @param people possible authors: the line's assignee and the supervisor
 * @param stock units that the author may state
 */
export function documentationOf(
  id: number,
  state: number,
  createdAt: number,
  people: readonly User[],
  stock: number,
): Documentation {
  return {
    body: draw(state, purpose.written) < 0.4 ? null : pick(bodies, state, purpose.body),
    id,
    createdAt: iso(createdAt),
    user: pick(people, state, purpose.by),
    reason: pick(reasons, state, purpose.reason),
    stock: draw(state, purpose.stock) < 0.5 ? null : stock,
  };
}
