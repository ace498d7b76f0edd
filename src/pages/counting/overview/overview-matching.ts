import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { aggregatesQuery } from "#api/counting-queries.ts";
import type { LineAggregates } from "#lines/line-store.ts";
import type { CountingSearch } from "#pages/counting/search.ts";
import type { ShownCounting } from "#pages/counting/use-counting.ts";

/** The figures that the overview shows, and of which lines they are. */
export interface Matching {
  /** `null` while they are on their way. */
  readonly aggregates: LineAggregates | null;
  /** Whether they are of the lines that match a filter, and not of all. */
  readonly isNarrowed: boolean;
}

/** Figures of all lines, or where charts are narrowed of those that match the address's filter. */
export function useMatching(
  { id, loaded, aggregates }: ShownCounting,
  { tab, filter, view }: CountingSearch,
): Matching {
  const client = useQueryClient();
  const isAsked =
    (tab === "overview" || tab === "people") &&
    !loaded.isArriving &&
    Object.keys(filter).length > 0;
  const { data } = useQuery({
    ...aggregatesQuery(client, id, loaded.version, filter, view),
    enabled: isAsked,
  });
  // Until they are there, the figures of all lines stay, and nothing says that they are of fewer.
  const isNarrowed = isAsked && data !== undefined;
  const shown = isNarrowed ? data : aggregates;
  const matching = useMemo(() => ({ aggregates: shown, isNarrowed }), [shown, isNarrowed]);
  // Drawing all of it takes a while, which must not hold up whoever is at work on the page.
  return useDeferredValue(matching);
}
