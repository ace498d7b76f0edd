import { type CountingSearch, countingSearch } from "#components/counting/search/search.ts";
import type { FacetName } from "#lines/facets/line-facets.ts";
import { type LineFilter, lineParts } from "#lines/line-query.ts";
import { useSearchUpdate } from "#search-params/use-search.ts";
import { withValue } from "./filter-updates.ts";

/** The facet that a chart filters by. */
export interface ChartFacet {
  readonly chosen: readonly string[];
  /** Adds a value to the chosen ones, or removes it; Back undoes it. */
  readonly toggle: (value: string) => void;
}

const noValues: readonly string[] = [];

export function useChartFacet(name: FacetName, { filter }: CountingSearch): ChartFacet {
  const update = useSearchUpdate(countingSearch);
  const toggle = (value: string) =>
    update((now) => {
      const isChosen = now.filter.facets?.[name]?.includes(value) ?? false;
      return { filter: withValue(now.filter, { name, value, isChosen: !isChosen }) };
    });
  return { chosen: filter.facets?.[name] ?? noValues, toggle };
}

/** Values of one or more facets that select the lines of a figure. */
export type Facets = NonNullable<LineFilter["facets"]>;

/** Whether the filter has exactly those values of the facets; other facets may be set, too. */
export function matchesExactly({ facets }: LineFilter, selected: Facets): boolean {
  return names(selected).every((name) => {
    const [now, next] = [facets?.[name] ?? noValues, selected[name] ?? noValues];
    return now.length === next.length && next.every((value) => now.includes(value));
  });
}

/**
 * The filter with those values of the facets. Where some of them are chosen already, only these stay, because a
 * figure counts within what is chosen.
 */
export function filterWithin(filter: LineFilter, selected: Facets): LineFilter {
  const { facets } = filter;
  const within = names(selected).map((name) => {
    const values = selected[name] ?? noValues;
    const both = values.filter((value) => facets?.[name]?.includes(value));
    return [name, both.length > 0 ? both : values] as const;
  });
  return { ...filter, facets: { ...facets, ...Object.fromEntries(within) } };
}

/** Sets those values of the facets, or clears the facets if exactly these are set. */
export function toggleFilter(filter: LineFilter, selected: Facets): LineFilter {
  if (!matchesExactly(filter, selected)) return filterWithin(filter, selected);
  const { facets, ...rest } = filter;
  const others = Object.entries(facets ?? {}).filter(([name]) => !(name in selected));
  return others.length === 0 ? rest : { ...rest, facets: Object.fromEntries(others) };
}

/**
 * Whether clicking a figure would change the lines shown: it counts some, but not all of those that match.
 * @param lines number that the figure counts; `null` while unknown
 */
export function canFilterBy(filter: LineFilter, selected: Facets, lines: number | null): boolean {
  if (matchesExactly(filter, selected)) return true;
  return lines !== 0 && !matchesExactly(filter, filterWithin(filter, selected).facets ?? {});
}

/** Search parameters after a click on a figure; the tab of a part of the lines changes to all lines. */
export function toggleFacets(
  { tab, filter }: Pick<CountingSearch, "tab" | "filter">,
  selected: Facets,
): Partial<CountingSearch> {
  const isOfPart = lineParts.some((part) => part === tab) && !matchesExactly(filter, selected);
  return { filter: toggleFilter(filter, selected), ...(isOfPart && { tab: "lines" }) };
}

function names(facets: Facets): FacetName[] {
  return Object.keys(facets) as FacetName[];
}
