import type { Ageing } from "#domain/time/ageing.ts";
import type { NextRetry } from "#slices/screens/device/use-next-retry.ts";

/** The old data that a counting's banner reports: its figures, or the list that it was chosen from. */
export type StaleSource = "figures" | "list";

/** Old figures take precedence over an old list; `null` when neither is stale. */
export function staleSource(figures: Ageing, list: Ageing | null): StaleSource | null {
  if (figures === "stale") return "figures";
  return list === "stale" ? "list" : null;
}

/** The earlier of two retries; `null` when none is due. */
export function earliestRetry(one: NextRetry | null, other: NextRetry | null): NextRetry | null {
  if (!one || !other) return one ?? other;
  // A pending request comes before a scheduled one.
  const at = (next: NextRetry) => next.at ?? Number.NEGATIVE_INFINITY;
  return at(other) < at(one) ? other : one;
}
