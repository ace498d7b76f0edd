import {
  type FacetName,
  type FacetsLike,
  facetOf,
  type OptionOf,
} from "#lines/facets/line-facets.ts";
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
  const fixed = titlesOf(t, facet)[value];
  if (fixed !== undefined) return fixed;
  if (name !== null) return name === "" ? t.lineFilters.empty : name;
  const entry = facetOf(facet);
  if (entry.kind === "ids" && (!entry.isNumber || digits.test(value))) {
    const idTitles: IdTitles = { ...t.lineFilters.ids, person: t.progress.user };
    return idTitles[facet as keyof IdTitles](value);
  }
  if (!value.startsWith("=")) return value;
  return value === "=" ? t.lineFilters.empty : value.slice(1);
}

type Titles = Readonly<Record<string, string>>;

/** Titles of ids whose name is unknown. */
type IdTitles = Readonly<Record<FacetsLike<{ kind: "ids" }>, (id: string) => string>>;

/** Titles of the values that are not data. The compiler asks for those of every facet, except the ones that only hold. */
type ValueTitles = {
  readonly [Name in FacetsLike<{ kind: "options" }> as OptionOf<Name> extends "yes" | "none"
    ? never
    : Name]: Readonly<Record<OptionOf<Name>, string>>;
} & Readonly<Record<FacetsLike<{ kind: "texts" }>, { readonly none: string }>>;

function titlesOf(t: OverviewMessages, facet: FacetName): Titles {
  const { holds, ...values } = t.lineFilters.values;
  const titles: ValueTitles = { ...values, state: t.lines.states };
  const ofFacet: Partial<Record<FacetName, Titles>> = titles;
  return ofFacet[facet] ?? (facetOf(facet).kind === "ids" ? {} : holds);
}
