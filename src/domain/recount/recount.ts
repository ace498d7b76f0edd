import { knownDifference } from "#domain/lines/discrepancy.ts";
import type { LineFacts } from "#domain/lines/line-facts.ts";

/** Effect of a recount on the previous difference. */
export const recountEffects = ["confirmed", "cleared", "reduced", "worsened", "turned"] as const;

export type RecountEffect = (typeof recountEffects)[number];

type Recount = Pick<
  LineFacts,
  "finishedAt" | "countedStock" | "difference" | "prevCountedStock" | "prevDifference"
>;

/** Whether there was a previous count; the API does not say what "previous" means. */
export function isRecounted(line: Pick<LineFacts, "prevCountedStock">): boolean {
  return line.prevCountedStock !== null;
}

/**
 * Compares with the previous difference: the same, none, smaller, larger (also after none at all), or of the
 * other sign, whatever its size. `null` for a line that was not counted before, and when either difference is
 * unknown.
 */
export function recountEffect(line: Recount): RecountEffect | null {
  const now = knownDifference(line);
  const before = line.prevDifference;
  if (!isRecounted(line) || now === null || before === null) return null;
  if (now === before) return "confirmed";
  if (now === 0) return "cleared";
  if (before !== 0 && now > 0 !== before > 0) return "turned";
  return Math.abs(now) < Math.abs(before) ? "reduced" : "worsened";
}
