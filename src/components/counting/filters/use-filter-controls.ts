import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { facetsQuery } from "#api/counting/counting-queries.ts";
import { type CountingSearch, countingSearch } from "#components/counting/search/search.ts";
import type { AbcLens } from "#domain/lines/abc-lens.ts";
import { useEarlierOutcomes } from "#hooks/use-earlier-outcomes.ts";
import { type FacetName, facetOf } from "#lines/facets/line-facets.ts";
import type { RangeName } from "#lines/facets/line-ranges.ts";
import type { Range } from "#lines/line-query.ts";
import { type UpdateSearch, useSearchUpdate } from "#search-params/use-search.ts";
import { withEnd, withValue } from "./filter-updates.ts";

export interface FilterControlsProps {
  readonly id: string;
  /** Version of the loaded lines. */
  readonly version: number;
  readonly search: CountingSearch;
  /** Whether the matching lines are known: only then are the choices counted. */
  readonly mayCount: boolean;
}

const noneChosen: readonly string[] = [];
const openRange: Range = { from: null, to: null };

/** The props of the facets and ranges of a filter, with the lines that each choice would leave. */
export function useFilterControls(
  { id, version, search: addressSearch, mayCount }: FilterControlsProps,
  names: readonly FacetName[],
) {
  const client = useQueryClient();
  const [search, update] = useOptimisticSearch(addressSearch);
  const { filter } = search;
  const earlier = useEarlierOutcomes(id);
  // Values of the counts before may not be known. A chosen one can be removed.
  const isOffered = (name: FacetName) =>
    earlier !== null || !facetOf(name).isEarlier || filter.facets?.[name] !== undefined;
  const { data } = useQuery({
    ...facetsQuery(client, {
      id,
      version,
      filter: addressSearch.filter,
      view: addressSearch.lineOptions,
      names: names.filter(isOffered),
    }),
    enabled: mayCount,
  });
  const onChoose = useCallback(
    (name: FacetName, value: string, isChosen: boolean) =>
      update((now) => ({ filter: withValue(now.filter, { name, value, isChosen }) })),
    [update],
  );
  return {
    isOffered,
    facet: (name: FacetName) => ({
      name,
      earlierCounts: earlier?.counts ?? null,
      zoneDepth: search.lineOptions.zone.depth,
      count: data?.[name] ?? null,
      chosen: filter.facets?.[name] ?? noneChosen,
      onChoose,
    }),
    range: (name: RangeName) => ({
      name,
      range: filter.ranges?.[name] ?? openRange,
      onEnd: (end: keyof Range, value: number | null, isMore: boolean) =>
        update((now) => ({ filter: withEnd(now.filter, { name, end, value }) }), {
          replace: isMore,
        }),
    }),
    hints: { counts: data ?? null, filter, onChoose },
    lens: {
      lens: search.lineOptions.lens,
      onChoose: (lens: AbcLens) => update((now) => ({ lineOptions: { ...now.lineOptions, lens } })),
    },
  };
}

/** Checkboxes respond before the address changes, which takes a moment. */
function useOptimisticSearch(
  search: CountingSearch,
): readonly [CountingSearch, UpdateSearch<CountingSearch>] {
  const [optimistic, setOptimistic] = useState({ search, of: search });
  if (optimistic.of !== search) setOptimistic({ search, of: search });
  const update = useSearchUpdate(countingSearch);
  const updateBoth = useCallback<UpdateSearch<CountingSearch>>(
    (changes, options) => {
      setOptimistic(({ of, search: now }) => {
        const next = typeof changes === "function" ? changes(now) : changes;
        return { of, search: { ...now, ...next } };
      });
      update(changes, options);
    },
    [update],
  );
  return [optimistic.search, updateBoth];
}
