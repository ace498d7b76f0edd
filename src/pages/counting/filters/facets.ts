import { type FacetName, type LineFilter, lineParts } from "#lines/line-query.ts";
import { type CountingSearch, countingSearch } from "#pages/counting/search/search.ts";
import { useSearchUpdate } from "#search-params/use-search.ts";
import { withValue } from "./filter-updates.ts";

/** The facet that a chart filters by. */
export interface ChartFacet {
  readonly chosen: readonly string[];
  /** Adds a value to the chosen ones, or removes it; Back undoes it. */
  readonly toggle: (value: string) => void;
}

const nothing: readonly string[] = [];

export function useChartFacet(name: FacetName, { filter }: CountingSearch): ChartFacet {
  const update = useSearchUpdate(countingSearch);
  const toggle = (value: string) =>
    update((now) => {
      const isChosen = now.filter.facets?.[name]?.includes(value) ?? false;
      return { filter: withValue(now.filter, name, value, !isChosen) };
    });
  return { chosen: filter.facets?.[name] ?? nothing, toggle };
}

/** Values of one or more facets that select the lines of a figure. */
export type Facets = NonNullable<LineFilter["facets"]>;

/** Whether the filter has exactly those values of the facets; other facets may be set, too. */
export function isNarrowedTo({ facets }: LineFilter, wanted: Facets): boolean {
  return names(wanted).every((name) => {
    const [now, then] = [facets?.[name] ?? nothing, wanted[name] ?? nothing];
    return now.length === then.length && then.every((value) => now.includes(value));
  });
}

/**
 * The filter with those values of the facets. Where some of them are chosen already, only these stay, because a
 * figure counts within what is chosen.
 */
export function narrowedWithin(filter: LineFilter, wanted: Facets): LineFilter {
  const { facets } = filter;
  const within = names(wanted).map((name) => {
    const values = wanted[name] ?? nothing;
    const both = values.filter((value) => facets?.[name]?.includes(value));
    return [name, both.length > 0 ? both : values] as const;
  });
  return { ...filter, facets: { ...facets, ...Object.fromEntries(within) } };
}

/** Sets those values of the facets, or clears the facets if exactly these are set. */
export function narrowedTo(filter: LineFilter, wanted: Facets): LineFilter {
  if (!isNarrowedTo(filter, wanted)) return narrowedWithin(filter, wanted);
  const { facets, ...rest } = filter;
  const others = Object.entries(facets ?? {}).filter(([name]) => !(name in wanted));
  return others.length === 0 ? rest : { ...rest, facets: Object.fromEntries(others) };
}

/**
 * Whether clicking a figure would change the lines shown: it counts some, but not all of those that match.
 * @param lines number that the figure counts; `null` while unknown
 */
export function canFilterBy(filter: LineFilter, wanted: Facets, lines: number | null): boolean {
  if (isNarrowedTo(filter, wanted)) return true;
  return lines !== 0 && !isNarrowedTo(filter, narrowedWithin(filter, wanted).facets ?? {});
}

/** Search parameters after a click on a figure; the tab of a part of the lines changes to all lines. */
export function toggleFacets(
  { tab, filter }: Pick<CountingSearch, "tab" | "filter">,
  wanted: Facets,
): Partial<CountingSearch> {
  const isOfPart = lineParts.some((part) => part === tab) && !isNarrowedTo(filter, wanted);
  return { filter: narrowedTo(filter, wanted), ...(isOfPart && { tab: "lines" }) };
}

function names(facets: Facets): FacetName[] {
  return Object.keys(facets) as FacetName[];
}
