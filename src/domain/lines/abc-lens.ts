import type { AbcClass } from "#contract/scalars.ts";
import type { LineFacts } from "./line-facts.ts";

/** The API's five classifications of a product, by field name. */
export const abcLenses = ["abc", "valueAbc", "stockAbc", "priceAbc", "movementAbc"] as const;

export type AbcLens = (typeof abcLenses)[number];

/** The class of a line's product under a lens; `null` for a product without metrics. */
export function classOf(line: Pick<LineFacts, AbcLens>, lens: AbcLens): AbcClass | null {
  return line[lens];
}
