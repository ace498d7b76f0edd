import type { FacetName } from "#lines/line-query.ts";
import type { CountingMessages } from "#messages/languages.ts";

const digits = /^\d+$/;

/** What a facet is called; the class of a product by the lens that is looked through. */
export function facetTitle(
  words: CountingMessages,
  name: FacetName,
  lens: keyof typeof lensFields,
): string {
  return name === "abc" ? words.lineFields[lensFields[lens]] : words.lineFilters.facets[name];
}

/** The fields of the classes, by which the lenses are called. */
export const lensFields = {
  abc: "product.metrics.abc",
  valueAbc: "product.metrics.valueAbc",
  stockAbc: "product.metrics.stockAbc",
  priceAbc: "product.metrics.priceAbc",
  movementAbc: "product.metrics.movementAbc",
} as const;

/**
 * What a value of a facet is called, also one that no line has.
 * @param name what lines call it where that is data; `null` where it is not known
 */
export function valueTitle(
  words: CountingMessages,
  facet: FacetName,
  value: string,
  name: string | null,
): string {
  const ours = ourTitles(words, facet)[value];
  if (ours !== undefined) return ours;
  if (name !== null) return name === "" ? words.lineFilters.empty : name;
  if (facet === "person" && digits.test(value)) return words.progress.user(value);
  if (facet === "reason" && digits.test(value)) return words.lineFilters.reasonId(value);
  if (facet === "product") return words.lineFilters.productId(value);
  if (!value.startsWith("=")) return value;
  return value === "=" ? words.lineFilters.empty : value.slice(1);
}

function ourTitles(words: CountingMessages, facet: FacetName): Readonly<Record<string, string>> {
  const { values } = words.lineFilters;
  if (facet === "state") return words.lines.states;
  return facet === "person" || facet === "product" ? {} : values[facet];
}
