import type { FacetName, LineFilter } from "#lines/line-query.ts";
import { withValue } from "#pages/counting/filters/lines-filters-steps.ts";
import { useStep } from "#pages/counting/filters/lines-filters-use-step.ts";
import type { CountingSearch } from "#pages/counting/search.ts";

/** What a chart narrows the lines by. */
export interface ChartFacet {
  readonly chosen: readonly string[];
  /** Chooses a value besides the others, or no longer; Back undoes it. */
  readonly toggle: (value: string) => void;
}

const nothing: readonly string[] = [];

export function useChartFacet(name: FacetName, { filter }: CountingSearch): ChartFacet {
  const take = useStep();
  const toggle = (value: string) =>
    take((now) => {
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

/** The filter with those values in place of the facets' others; with none of them where they were chosen already. */
export function narrowedTo(filter: LineFilter, wanted: Facets): LineFilter {
  const { facets, ...rest } = filter;
  const others = Object.entries(facets ?? {}).filter(([name]) => !(name in wanted));
  const chosen = isNarrowedTo(filter, wanted) ? [] : Object.entries(wanted);
  const all = [...others, ...chosen];
  return all.length === 0 ? rest : { ...rest, facets: Object.fromEntries(all) };
}

function names(facets: Facets): FacetName[] {
  return Object.keys(facets) as FacetName[];
}
