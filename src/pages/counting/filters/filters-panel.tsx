import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { facetsQuery } from "#api/counting-queries.ts";
import { useIsHidden } from "#hooks/use-is-hidden.ts";
import { type FacetName, facetNames, type Range, type RangeName } from "#lines/line-query.ts";
import { type CountingSearch, countingSearch } from "#pages/counting/search/search.ts";
import { type UpdateSearch, useSearchUpdate } from "#search-params/use-search.ts";
import { FacetChoice } from "./facet-filter.tsx";
import { withEnd, withValue } from "./filter-updates.ts";
import styles from "./filters-panel.module.css";
import { LensChoice } from "./lens-choice.tsx";
import { RangeChoice } from "./range-filter.tsx";
import { HintChoice } from "./value-suggestions.tsx";

export interface FiltersPanelProps {
  readonly id: string;
  /** Version of the loaded lines. */
  readonly version: number;
  readonly search: CountingSearch;
  /** Whether the matching lines are known: only then are the choices counted. */
  readonly mayCount: boolean;
}

const noneChosen: readonly string[] = [];
const openRange: Range = { from: null, to: null };

/** Facets that only the overview offers: too many products; the rest duplicate facets of the panel. */
const overviewOnly: readonly FacetName[] = ["product", "accuracy", "recounted"];
const panelFacets = facetNames.filter((name) => !overviewOnly.includes(name));

/** The facets and ranges that lines can be filtered by, with the lines that each choice would leave. */
export function FiltersPanel({ id, version, search: addressSearch, mayCount }: FiltersPanelProps) {
  const client = useQueryClient();
  const costsHidden = useIsHidden("costs");
  const [search, update] = useOptimisticSearch(addressSearch);
  const { filter } = search;
  const { data } = useQuery({
    ...facetsQuery(client, {
      id,
      version,
      filter: addressSearch.filter,
      view: addressSearch.lineOptions,
      names: panelFacets,
    }),
    enabled: mayCount,
  });
  const choose = useCallback(
    (name: FacetName, value: string, isChosen: boolean) =>
      update((now) => ({ filter: withValue(now.filter, { name, value, isChosen }) })),
    [update],
  );
  const facet = (name: FacetName) => ({
    name,
    zoneDepth: search.lineOptions.zone.depth,
    count: data?.[name] ?? null,
    chosen: filter.facets?.[name] ?? noneChosen,
    onChoose: choose,
  });
  const range = (name: RangeName) => ({
    name,
    range: filter.ranges?.[name] ?? openRange,
    onEnd: (end: keyof Range, value: number | null, isMore: boolean) =>
      update((now) => ({ filter: withEnd(now.filter, { name, end, value }) }), { replace: isMore }),
  });
  return (
    <div className={styles.panel}>
      <div>
        <FacetChoice {...facet("state")} />
        <FacetChoice {...facet("difference")} />
        <FacetChoice {...facet("documented")} />
      </div>
      <div>
        <FacetChoice {...facet("recount")} />
        <HintChoice counts={data ?? null} filter={filter} onChoose={choose} />
      </div>
      <div>
        <FacetChoice {...facet("zone")} />
        <FacetChoice {...facet("lot")} />
      </div>
      <div>
        <FacetChoice {...facet("person")} />
        <FacetChoice {...facet("abc")}>
          <LensChoice
            lens={search.lineOptions.lens}
            onChoose={(lens) => update((now) => ({ lineOptions: { ...now.lineOptions, lens } }))}
          />
        </FacetChoice>
      </div>
      <div>
        <FacetChoice {...facet("incident")} />
        <FacetChoice {...facet("reason")} />
      </div>
      <div className={styles.ranges}>
        <RangeChoice {...range("difference")} />
        {!costsHidden && <RangeChoice {...range("value")} />}
        <RangeChoice {...range("finishedAt")} />
      </div>
    </div>
  );
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
