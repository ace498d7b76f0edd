import { useQuery, useQueryClient } from "@tanstack/react-query";
import { aggregatesQuery, countingQuery } from "#api/counting-queries.ts";
import { refreshPeriod } from "#api/polling.ts";
import { type Ageing, ageing } from "#domain/ageing.ts";
import { type CountingFacts, countingFacts } from "#domain/counting-facts.ts";
import { type Standing, standing } from "#domain/standing.ts";
import { everyLine } from "#lines/line-query.ts";
import type { LineAggregates, LoadedCounting } from "#lines/line-store.ts";
import { type Failed, failedOf } from "#pages/failed.ts";
import { useSettings } from "#pages/use-settings.ts";
import { useAge, useNow } from "#ui/use-now.ts";

/** A counting as its page shows it, at one moment. */
export interface ShownCounting {
  readonly id: string;
  readonly loaded: LoadedCounting;
  readonly facts: CountingFacts;
  readonly standing: Standing;
  /** Figures of all lines; `null` while they are being added up. */
  readonly aggregates: LineAggregates | null;
  /** The gateway's time, or `null` while the figures are stale. Milliseconds since 1970. */
  readonly now: number | null;
}

/** Loads a counting, keeps it fresh, and tells how old and how sound it is. */
export function useCounting(id: string): {
  readonly shown: ShownCounting | null;
  readonly failed: Failed | null;
  readonly ageing: Ageing;
  readonly refresh: () => void;
  readonly refreshing: boolean;
} {
  const client = useQueryClient();
  const { data, error, errorUpdatedAt, refetch, isFetching } = useQuery(countingQuery(client, id));
  const { data: aggregates } = useQuery({
    ...aggregatesQuery(client, id, data?.version ?? 0, everyLine),
    enabled: data !== undefined,
  });
  const { pollSeconds } = useSettings();
  const clock = useNow(data?.freshness ?? null);
  const age = useAge(data?.freshness ?? null);
  const period = refreshPeriod(data?.counting.active ?? true, pollSeconds, data?.transferTime ?? 0);
  const aged = age === null ? "fresh" : ageing(age, period);
  const now = aged === "stale" ? null : clock;
  return {
    shown: data ? show(id, data, aggregates ?? null, now) : null,
    failed: failedOf(error, errorUpdatedAt),
    ageing: aged,
    refresh: () => void refetch(),
    refreshing: isFetching,
  };
}

function show(
  id: string,
  loaded: LoadedCounting,
  aggregates: LineAggregates | null,
  now: number | null,
): ShownCounting {
  const facts = countingFacts(loaded.counting);
  return { id, loaded, facts, standing: standing(facts, now), aggregates, now };
}
