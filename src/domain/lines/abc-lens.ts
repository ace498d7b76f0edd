/** The API's five classifications of a product, by field name. */
export const abcLenses = ["abc", "valueAbc", "stockAbc", "priceAbc", "movementAbc"] as const;

export type AbcLens = (typeof abcLenses)[number];
