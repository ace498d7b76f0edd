import type { FacetName } from "#lines/line-query.ts";
import type { CountingMessages } from "#messages/languages.ts";

const digits = /^\d+$/;

/** What a facet is called; the class of a product by the lens that is looked through. */
export function facetTitle(
  t: CountingMessages,
  name: FacetName,
  lens: keyof typeof lensFields,
): string {
  return name === "abc" ? t.lineFields[lensFields[lens]] : t.lineFilters.facets[name];
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
  t: CountingMessages,
  facet: FacetName,
  value: string,
  name: string | null,
): string {
  const ours = ourTitles(t, facet)[value];
  if (ours !== undefined) return ours;
  if (name !== null) return name === "" ? t.lineFilters.empty : name;
  if (facet === "person" && digits.test(value)) return t.progress.user(value);
  if (facet === "reason" && digits.test(value)) return t.lineFilters.reasonId(value);
  if (facet === "product") return t.lineFilters.productId(value);
  if (!value.startsWith("=")) return value;
  return value === "=" ? t.lineFilters.empty : value.slice(1);
}

function ourTitles(t: CountingMessages, facet: FacetName): Readonly<Record<string, string>> {
  const { values } = t.lineFilters;
  if (facet === "state") return t.lines.states;
  return facet === "person" || facet === "product" ? {} : values[facet];
}
