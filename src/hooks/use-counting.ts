import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import {
  aggregatesQuery,
  countingPartQuery,
  countingQuery,
  type RetryDelay,
} from "#api/counting/counting-queries.ts";
import { visibleError } from "#api/last-error.ts";
import { type LoadFailure, toLoadFailure } from "#api/load-failure.ts";
import { refreshPeriod } from "#api/polling.ts";
import { type CountingFacts, countingFacts } from "#domain/counting/facts.ts";
import { type ScheduleStatus, scheduleStatus } from "#domain/counting/schedule-status.ts";
import { factsOfLines } from "#domain/replay/past-facts.ts";
import type { Ageing } from "#domain/time/ageing.ts";
import { second } from "#domain/time/units.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import { everyLine, type LineOptions } from "#lines/line-query.ts";
import type { LineAggregates, LoadedCounting } from "#lines/line-store.ts";
import { useAgeing, useNow } from "#ui/hooks/use-now.ts";
import { useSettings } from "./use-settings.ts";
import { useWorkCalendar } from "./use-work-calendar.ts";

/** What figures and charts are computed from. */
export type CountingSnapshot = Pick<
  CountingModel,
  "loaded" | "facts" | "aggregates" | "calendar" | "now"
>;

/** Steps of the time: texts show minutes, and rates are lines per hour, so that finer ones add little. */
const step = 10 * second;

/** A counting as its page shows it, at one moment: the same object until something in it changes. */
export interface CountingModel {
  readonly id: string;
  readonly loaded: LoadedCounting;
  readonly facts: CountingFacts;
  readonly status: ScheduleStatus;
  /** Figures of all loaded lines; `null` until they are loaded and aggregated. */
  readonly aggregates: LineAggregates | null;
  /**
   * The gateway's time, or the replayed instant during a replay; `null` while the figures are stale. Milliseconds
   * since 1970.
   */
  readonly now: number | null;
  /** The replayed instant, with totals aggregated from lines; undefined for the current state. */
  readonly asOf?: number | undefined;
  /** Work calendar of its warehouse. */
  readonly calendar: WorkCalendar;
}

/**
 * Loads a counting and keeps it fresh, with its age and quality.
 * @param background whether it is polled in a hidden tab, too
 */
export function useCounting(
  id: string,
  view: LineOptions,
  { background = false, retryDelay }: { background?: boolean; retryDelay?: RetryDelay } = {},
): {
  readonly counting: CountingModel | null;
  readonly failed: LoadFailure | null;
  readonly ageing: Ageing;
  /** Milliseconds between polls. */
  readonly period: number;
  readonly refresh: () => void;
  readonly refreshing: boolean;
  readonly query: UseQueryResult;
  readonly aggregatesError: Error | null;
} {
  const client = useQueryClient();
  const query = useQuery({
    ...countingQuery(client, id, retryDelay),
    refetchIntervalInBackground: background,
  });
  const part = useQuery(countingPartQuery(id));
  const { refetch } = query;
  const data = query.data ?? part.data ?? undefined;
  const totals = useQuery({
    ...aggregatesQuery(client, { id, version: data?.version ?? 0, filter: everyLine, view }),
    enabled: data?.isArriving === false,
  });
  const { pollSeconds } = useSettings();
  const calendarOf = useWorkCalendar();
  const freshness = data?.freshness ?? null;
  const clock = useNow(freshness, step);
  const active = data?.counting.active ?? true;
  const period = refreshPeriod(active, pollSeconds, data?.transferTime ?? 0);
  const aged = useAgeing(freshness, period);
  const now = aged === "stale" ? null : clock;
  const { queryKey } = countingQuery(client, id);
  const loadError = visibleError(client, queryKey, { data, error: query.error });
  const error = loadError ?? totals.error;
  const { errorUpdatedAt } = loadError ? query : totals;
  const failed = useMemo(() => toLoadFailure(error, errorUpdatedAt), [error, errorUpdatedAt]);
  // The page may have asked for those of the lines received so far.
  const aggregates = totals.data?.isArriving ? null : (totals.data ?? null);
  // A past state is unknown until its lines are loaded.
  const isKnown = data && (view.asOf === undefined || aggregates !== null);
  const header = useMemo(() => (data ? countingFacts(data.counting) : null), [data]);
  const fetchedAt = freshness?.fetchedAt;
  const facts = useMemo((): CountingFacts | null => {
    if (header === null || fetchedAt === undefined || !aggregates) return header;
    return factsOfLines(header, aggregates, fetchedAt);
  }, [header, aggregates, fetchedAt]);
  const calendar = data ? calendarOf(data.counting.warehouse.code) : null;
  const pastAt = aggregates?.past?.at;
  const counting = useMemo((): CountingModel | null => {
    if (!isKnown || !facts || !calendar) return null;
    const moment = pastAt ?? now;
    const status = scheduleStatus(facts, moment, calendar);
    const at = { now: moment, asOf: pastAt };
    return { id, loaded: data, facts, status, aggregates, calendar, ...at };
  }, [id, isKnown, data, facts, aggregates, calendar, now, pastAt]);
  return {
    counting,
    failed,
    ageing: aged,
    period,
    // A running transfer continues: restarting it could keep a large counting from ever arriving.
    refresh: () => void refetch({ cancelRefetch: false }),
    refreshing: query.isFetching,
    query,
    aggregatesError: totals.error,
  };
}
