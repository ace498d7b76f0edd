import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { aggregatesQuery } from "#api/counting-queries.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import type { LineAggregates } from "#lines/line-store.ts";
import type { CountingSearch } from "#pages/counting/search/search.ts";
import { shareUnchanged } from "./share-unchanged.ts";

/** The figures that the overview shows, and of which lines they are. */
export interface FilteredFigures {
  /** `null` while they are on their way. */
  readonly aggregates: LineAggregates | null;
  /** Whether they are of the lines that match a filter, and not of all. */
  readonly isNarrowed: boolean;
  /** Whether those of the lines that match could not be had: then they are what they were before. */
  readonly isRefused: boolean;
}

/** Figures of all lines, or where charts are narrowed of those that match the address's filter. */
export function useFilteredFigures(
  { id, loaded, aggregates }: CountingModel,
  { tab, filter, view }: CountingSearch,
): FilteredFigures {
  const client = useQueryClient();
  const isAsked =
    (tab === "overview" || tab === "people") &&
    !loaded.isArriving &&
    Object.keys(filter).length > 0;
  const { data, isPlaceholderData, isError } = useQuery({
    ...aggregatesQuery(client, id, loaded.version, filter, view),
    enabled: isAsked,
  });
  // Until the answer is there, what was shown stays: the answer to a question before may be of other lines.
  const narrowed = isPlaceholderData ? null : (data ?? null);
  const kept = useKept(isAsked ? narrowed : aggregates, isAsked);
  const isRefused = isAsked && isError;
  const matching = useMemo(() => (isRefused ? { ...kept, isRefused } : kept), [kept, isRefused]);
  // Drawing all of it takes a while, which must not hold up whoever is at work on the page.
  return useDeferredValue(matching);
}

const nothing: FilteredFigures = { aggregates: null, isNarrowed: false, isRefused: false };

/**
 * The next figures once they are there, with the parts of them that did not change as they were.
 * @param next `null` while they are on their way
 */
function useKept(next: LineAggregates | null, isNarrowed: boolean): FilteredFigures {
  const [known, setKnown] = useState({ next: nothing.aggregates, matching: nothing });
  const { matching } = known;
  const isKnown = next === known.next && isNarrowed === matching.isNarrowed;
  if (next === null || isKnown) return matching;
  const aggregates = shareUnchanged(matching.aggregates, next);
  const kept = { ...nothing, aggregates, isNarrowed };
  setKnown({ next, matching: kept });
  return kept;
}
