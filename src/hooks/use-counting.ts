import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { aggregatesQuery, countingPartQuery, countingQuery } from "#api/counting-queries.ts";
import { type LoadFailure, toLoadFailure } from "#api/load-failure.ts";
import { refreshPeriod } from "#api/polling.ts";
import { type CountingFacts, countingFacts } from "#domain/counting/facts.ts";
import { type ScheduleStatus, scheduleStatus } from "#domain/counting/schedule-status.ts";
import { factsAsOf } from "#domain/replay/facts.ts";
import { type Ageing, ageing } from "#domain/time/ageing.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import { everyLine, type LineOptions } from "#lines/line-query.ts";
import type { LineAggregates, LoadedCounting } from "#lines/line-store.ts";
import { useAge, useNow } from "#ui/hooks/use-now.ts";
import { useLastValueWhile } from "./use-last-value-while.ts";
import { useSettings } from "./use-settings.ts";
import { useWorkCalendar } from "./use-work-calendar.ts";

/** A counting as its page shows it, at one moment. */
export interface CountingModel {
  readonly id: string;
  readonly loaded: LoadedCounting;
  readonly facts: CountingFacts;
  readonly standing: ScheduleStatus;
  /** Figures of all lines that came; `null` while they are on their way or being added up. */
  readonly aggregates: LineAggregates | null;
  /**
   * The gateway's time, or `null` while the figures are stale; while the counting is replayed, the moment as of
   * which it is shown. Milliseconds since 1970.
   */
  readonly now: number | null;
  /** As of when it is shown, its totals added up from its lines; left out, as it is. */
  readonly asOf?: number | undefined;
  /** When its warehouse works. */
  readonly calendar: WorkCalendar;
}

/** Loads a counting, keeps it fresh, and tells how old and how sound it is. */
export function useCounting(
  id: string,
  view: LineOptions,
): {
  readonly counting: CountingModel | null;
  readonly failed: LoadFailure | null;
  readonly ageing: Ageing;
  /** Milliseconds between two looks at it. */
  readonly period: number;
  readonly refresh: () => void;
  readonly refreshing: boolean;
} {
  const client = useQueryClient();
  const counting = useQuery(countingQuery(client, id));
  const part = useQuery(countingPartQuery(id));
  const { refetch } = counting;
  const data = counting.data ?? part.data ?? undefined;
  const totals = useQuery({
    ...aggregatesQuery(client, id, data?.version ?? 0, everyLine, view),
    enabled: data?.isArriving === false,
  });
  const { pollSeconds } = useSettings();
  const calendarOf = useWorkCalendar();
  const clock = useNow(data?.freshness ?? null);
  const age = useAge(data?.freshness ?? null);
  const active = data?.counting.active ?? true;
  const period = refreshPeriod(active, pollSeconds, data?.transferTime ?? 0);
  const aged = age === null ? "fresh" : ageing(age, period);
  const now = aged === "stale" ? null : clock;
  const { error, errorUpdatedAt } = counting.error ? counting : totals;
  const newest = useMemo(() => toLoadFailure(error, errorUpdatedAt), [error, errorUpdatedAt]);
  // While a first load is tried again there is no error for a moment; what failed stays to be read.
  const failed = useLastValueWhile(newest, data === undefined);
  // What was in the past is not known before its lines are.
  const isKnown = data && (view.asOf === undefined || totals.data !== undefined);
  const header = useMemo(() => (data ? countingFacts(data.counting) : null), [data]);
  const past = totals.data?.past ?? null;
  const facts = useMemo(
    () => (header && past && totals.data ? factsAsOf(header, totals.data.totals, past) : header),
    [header, past, totals.data],
  );
  return {
    counting:
      isKnown && facts
        ? show(
            { id, loaded: data, facts, aggregates: totals.data ?? null, asOf: past?.at },
            past?.at ?? now,
            calendarOf(data.counting.warehouse.code),
          )
        : null,
    failed,
    ageing: aged,
    period,
    // A transfer under way is not begun anew: that would keep a large counting from ever arriving.
    refresh: () => void refetch({ cancelRefetch: false }),
    refreshing: counting.isFetching,
  };
}

function show(
  what: Pick<CountingModel, "id" | "loaded" | "facts" | "aggregates" | "asOf">,
  now: number | null,
  calendar: WorkCalendar,
): CountingModel {
  return { ...what, standing: scheduleStatus(what.facts, now, calendar), now, calendar };
}
