import type { FacetName } from "#lines/facets/line-facets.ts";
import type { RangeName } from "#lines/facets/line-ranges.ts";
import type { LineFilter, Range } from "#lines/line-query.ts";

/** The filter with other facets; leaves out empty facets. */
function withFacets(filter: LineFilter, facets: NonNullable<LineFilter["facets"]>): LineFilter {
  const { facets: _, ...rest } = filter;
  const some = Object.entries(facets).filter(([, values]) => values.length > 0);
  return some.length === 0 ? rest : { ...rest, facets: Object.fromEntries(some) };
}

/** The filter with a value of a facet chosen or not. */
export function withValue(
  filter: LineFilter,
  { name, value, isChosen }: { name: FacetName; value: string; isChosen: boolean },
): LineFilter {
  const others = (filter.facets?.[name] ?? []).filter((one) => one !== value);
  return withFacets(filter, { ...filter.facets, [name]: isChosen ? [...others, value] : others });
}

/** The filter with another range; leaves out a range that is open at both ends. */
export function withRange(filter: LineFilter, name: RangeName, range: Range): LineFilter {
  const { [name]: _, ...others } = filter.ranges ?? {};
  const isOpen = range.from === null && range.to === null;
  const ranges = isOpen ? others : { ...others, [name]: range };
  const { ranges: __, ...rest } = filter;
  return Object.keys(ranges).length === 0 ? rest : { ...rest, ranges };
}

/** The filter with another end of a range. */
export function withEnd(
  filter: LineFilter,
  { name, end, value }: { name: RangeName; end: keyof Range; value: number | null },
): LineFilter {
  const range = filter.ranges?.[name] ?? { from: null, to: null };
  return withRange(filter, name, { ...range, [end]: value });
}

export function withoutText({ text: _, ...rest }: LineFilter): LineFilter {
  return rest;
}

/** Number of values and ranges in a filter, without its text. */
export function partsOf({ facets = {}, ranges = {} }: LineFilter): number {
  return Object.values(facets).flat().length + Object.keys(ranges).length;
}
