import { type FacetName, type LineFilter, lineParts } from "#lines/line-query.ts";
import { type CountingSearch, countingSearch } from "#pages/counting/search/search.ts";
import { useSearchUpdate } from "#search-params/use-search.ts";
import { withValue } from "./filter-updates.ts";

/** What a chart narrows the lines by. */
export interface ChartFacet {
  readonly chosen: readonly string[];
  /** Chooses a value besides the others, or no longer; Back undoes it. */
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

/** Values of facets that belong together: the lines that a figure counts. */
export type Facets = NonNullable<LineFilter["facets"]>;

/** Whether the lines are narrowed to exactly those values of the facets, whatever else they are narrowed to. */
export function isNarrowedTo({ facets }: LineFilter, wanted: Facets): boolean {
  return names(wanted).every((name) => {
    const [now, then] = [facets?.[name] ?? nothing, wanted[name] ?? nothing];
    return now.length === then.length && then.every((value) => now.includes(value));
  });
}

/**
 * The filter with those values of the facets: of a facet's values that are chosen already those that are among them,
 * since a figure counts within what is chosen; all of them where none is.
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

/** The filter within those values of the facets; with none of them where just they were chosen already. */
export function narrowedTo(filter: LineFilter, wanted: Facets): LineFilter {
  if (!isNarrowedTo(filter, wanted)) return narrowedWithin(filter, wanted);
  const { facets, ...rest } = filter;
  const others = Object.entries(facets ?? {}).filter(([name]) => !(name in wanted));
  return others.length === 0 ? rest : { ...rest, facets: Object.fromEntries(others) };
}

/**
 * Whether a figure has lines to narrow to: there are some, and others are left out then.
 * @param lines how many it counts; `null` while that is not known
 */
export function canFilterBy(filter: LineFilter, wanted: Facets, lines: number | null): boolean {
  if (isNarrowedTo(filter, wanted)) return true;
  return lines !== 0 && !isNarrowedTo(filter, narrowedWithin(filter, wanted).facets ?? {});
}

/** What the address says once a figure is pressed; a part of the lines need not have those that it counts. */
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
