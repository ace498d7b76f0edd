import type { FacetName } from "#lines/line-query.ts";
import type { OverviewMessages } from "#messages/languages.ts";

const digits = /^\d+$/;

/** Title of a facet; that of the ABC class depends on the lens. */
export function facetTitle(
  t: OverviewMessages,
  name: FacetName,
  lens: keyof typeof lensFields,
): string {
  return name === "abc" ? t.lineFields[lensFields[lens]] : t.counting.filters.facets[name];
}

/** The line fields whose titles name the lenses. */
export const lensFields = {
  abc: "product.metrics.abc",
  valueAbc: "product.metrics.valueAbc",
  stockAbc: "product.metrics.stockAbc",
  priceAbc: "product.metrics.priceAbc",
  movementAbc: "product.metrics.movementAbc",
} as const;

/**
 * Title of a facet value, also of one without lines.
 * @param name the name from the lines' data; `null` while unknown
 */
export function valueTitle(
  t: OverviewMessages,
  { facet, value, name }: { facet: FacetName; value: string; name: string | null },
): string {
  const fixed = fixedTitles(t, facet)[value];
  if (fixed !== undefined) return fixed;
  if (name !== null) return name === "" ? t.lineFilters.empty : name;
  if (facet === "person" && digits.test(value)) return t.progress.user(value);
  if (facet === "reason" && digits.test(value)) return t.lineFilters.reasonId(value);
  if (facet === "product") return t.lineFilters.productId(value);
  if (!value.startsWith("=")) return value;
  return value === "=" ? t.lineFilters.empty : value.slice(1);
}

function fixedTitles(t: OverviewMessages, facet: FacetName): Readonly<Record<string, string>> {
  const { values } = t.lineFilters;
  if (facet === "state") return t.lines.states;
  if (facet === "person" || facet === "product") return {};
  return facet in values ? values[facet as keyof typeof values] : values.holds;
}
