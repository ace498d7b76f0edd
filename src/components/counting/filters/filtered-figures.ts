import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { aggregatesQuery } from "#api/counting/counting-queries.ts";
import type { CountingSearch } from "#components/counting/search/search.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import type { LineAggregates } from "#lines/line-store.ts";
import { useIsLong } from "#ui/hooks/use-is-long.ts";

/** The figures of the overview and the lines that they cover. */
export interface FilteredFigures {
  /** `null` while loading. */
  readonly aggregates: LineAggregates | null;
  /** Whether they cover only the lines that match a filter. */
  readonly isFiltered: boolean;
  /** Whether the figures of the matching lines failed to load; the previous figures stay then. */
  readonly isRefused: boolean;
}

/** Milliseconds of a load after which the overview covers the lines received so far. */
export const arrivalDelayMs = 400;

/**
 * Figures of all lines, or on tabs with charts those of the lines that match the filter. The overview has those of
 * the lines received so far when a load takes long.
 */
export function useFilteredFigures(
  { id, loaded, aggregates }: CountingModel,
  { tab, filter, lineOptions }: CountingSearch,
): FilteredFigures {
  const client = useQueryClient();
  const { isArriving } = loaded;
  const isSoFar = useIsLong(isArriving, arrivalDelayMs) && tab === "overview";
  const isFiltered =
    (tab === "overview" || tab === "people") &&
    (isSoFar || !isArriving) &&
    Object.keys(filter).length > 0;
  const isAsked = isFiltered || isSoFar;
  const { data, isPlaceholderData, isError } = useQuery({
    ...aggregatesQuery(client, { id, version: loaded.version, filter, view: lineOptions }),
    enabled: isAsked,
  });
  // The previous figures stay until the answer comes: a placeholder may be of other lines.
  const answer = isPlaceholderData ? null : (data ?? null);
  const figures = useLastFigures(isAsked ? answer : aggregates, isFiltered);
  const isRefused = isFiltered && isError;
  const matching = useMemo(
    () => (isRefused ? { ...figures, isRefused } : figures),
    [figures, isRefused],
  );
  // Rendering all charts takes a while and must not block input.
  return useDeferredValue(matching);
}

/** Before any figures have loaded. */
export const noFigures: FilteredFigures = { aggregates: null, isFiltered: false, isRefused: false };

/**
 * The next figures once they have loaded; parts that did not change keep their identity.
 * @param next `null` while loading
 */
function useLastFigures(next: LineAggregates | null, isFiltered: boolean): FilteredFigures {
  const [known, setKnown] = useState({ next: noFigures.aggregates, matching: noFigures });
  const { matching } = known;
  const isKnown = next === known.next && isFiltered === matching.isFiltered;
  if (next === null || isKnown) return matching;
  const aggregates = shareUnchanged(matching.aggregates, next);
  const figures = { ...noFigures, aggregates, isFiltered };
  setKnown({ next, matching: figures });
  return figures;
}

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (one instanceof Float64Array || other instanceof Float64Array) {
    if (!(one instanceof Float64Array && other instanceof Float64Array)) return false;
    return one.length === other.length && one.every((value, index) => value === other[index]);
  }
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every(
    (key) => key in other && isSame(one[key as keyof typeof one], other[key as keyof typeof other]),
  );
}

/**
 * The next figures; parts that equal the previous ones keep their identity, so that their charts do not render again.
 */
export function shareUnchanged<Parts extends object>(before: Parts | null, next: Parts): Parts {
  if (before === null || before === next) return next;
  const parts = Object.entries(next).map(([name, part]) => {
    const known = before[name as keyof Parts];
    return [name, isSame(known, part) ? known : part];
  });
  // The names are those of `next`, and each value equals its value there.
  return Object.fromEntries(parts) as Parts;
}
