import type { AbcClass } from "#contract/scalars.ts";
import type { LineFacts } from "./line-facts.ts";

/** The five ways in which the API classes a product, by the names of its fields. */
export const abcLenses = ["abc", "valueAbc", "stockAbc", "priceAbc", "movementAbc"] as const;

export type AbcLens = (typeof abcLenses)[number];

/** The class of a line's product under a lens; `null` for a product without metrics. */
export function classOf(line: Pick<LineFacts, AbcLens>, lens: AbcLens): AbcClass | null {
  return line[lens];
}
