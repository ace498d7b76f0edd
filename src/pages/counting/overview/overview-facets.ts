import type { FacetName } from "#lines/line-query.ts";
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
