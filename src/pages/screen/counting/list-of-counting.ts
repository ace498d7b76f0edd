import type { Ageing } from "#domain/time/ageing.ts";
import type { NextTry } from "#pages/screen/device/use-next-retry.ts";

/** What a banner calls old on a counting's page: its own figures, or the list that it was chosen from. */
export type Old = "figures" | "list";

/** Figures that are old say more than a list that is; `null` while neither is stale, or without a list. */
export function whatIsOld(figures: Ageing, list: Ageing | null): Old | null {
  if (figures === "stale") return "figures";
  return list === "stale" ? "list" : null;
}

/** Of what is asked apart from each other, the next to be asked again; `null` while all is well. */
export function soonestTry(one: NextTry | null, other: NextTry | null): NextTry | null {
  if (!one || !other) return one ?? other;
  // What is waited for comes before what will be asked.
  const at = (next: NextTry) => next.at ?? Number.NEGATIVE_INFINITY;
  return at(other) < at(one) ? other : one;
}
