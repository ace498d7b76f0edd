import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { aggregatesQuery, countingPartQuery, countingQuery } from "#api/counting-queries.ts";
import { pollInterval, refreshPeriod } from "#api/polling.ts";
import { type CountingFacts, countingFacts } from "#domain/counting/facts.ts";
import { type ScheduleStatus, scheduleStatus } from "#domain/counting/schedule-status.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import { type Ageing, ageing } from "#domain/time/ageing.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import { useLastValueWhile } from "#hooks/use-last-value-while.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { useWorkCalendar } from "#hooks/use-work-calendar.ts";
import { everyLine } from "#lines/line-query.ts";
import type { LineAggregates, LoadedCounting } from "#lines/line-store.ts";
import { retryDelay } from "#pages/screen/device/polling.ts";
import { type NextRetry, useNextRetry } from "#pages/screen/device/use-next-retry.ts";
import { useScreen } from "#pages/screen/screen-context.ts";
import { FailureError } from "#transport/failure.ts";
import { useAge, useNow } from "#ui/hooks/use-now.ts";

/** A counting as a screen shows it at one moment. */
export interface ScreenCounting {
  readonly loaded: LoadedCounting;
  readonly facts: CountingFacts;
  readonly standing: ScheduleStatus;
  /** Figures of all lines; the previous ones while new lines are being aggregated. */
  readonly aggregates: LineAggregates | null;
  /** The gateway's time in milliseconds since 1970; `null` while the figures are stale. */
  readonly now: number | null;
  /** The gateway's time, even while the figures are stale. */
  readonly clock: number;
  readonly age: number;
  readonly ageing: Ageing;
  readonly calendar: WorkCalendar;
}

/** Loads a counting and keeps it fresh, also in a background tab unless it is a preview. */
export function useScreenCounting(id: string): {
  readonly counting: ScreenCounting | null;
  readonly next: NextRetry | null;
} {
  const client = useQueryClient();
  const { pollSeconds } = useSettings();
  const { isPreview } = useScreen();
  const options = countingQuery(client, id);
  const counting = useQuery({
    ...options,
    refetchIntervalInBackground: !isPreview,
    refetchInterval: (query) => {
      const { data, dataUpdatedAt } = query.state;
      const transferTime = data?.transferTime ?? 0;
      const active = data?.counting.active ?? true;
      const wait = retryDelay(client, query);
      if (wait !== null) return wait;
      return pollInterval(
        refreshPeriod(active, pollSeconds, transferTime),
        transferTime,
        dataUpdatedAt,
      );
    },
  });
  // The first lines of a large counting, already loaded.
  const part = useQuery(countingPartQuery(id));
  const data = counting.data ?? part.data ?? undefined;
  const totals = useQuery({
    ...aggregatesQuery(client, id, data?.version ?? 0, everyLine, defaultViewSettings),
    enabled: data?.isArriving === false,
  });
  if (totals.error && !(totals.error instanceof FailureError)) throw totals.error;
  const aggregates = useLastValueWhile(totals.data ?? null, true);
  const next = useNextRetry(options.queryKey, counting as UseQueryResult);
  const calendarOf = useWorkCalendar();
  const clock = useNow(data?.freshness ?? null);
  const age = useAge(data?.freshness ?? null);
  if (!data || clock === null || age === null) return { counting: null, next };
  const aged = ageing(age, refreshPeriod(data.counting.active, pollSeconds, data.transferTime));
  const facts = countingFacts(data.counting);
  const now = aged === "stale" ? null : clock;
  const calendar = calendarOf(data.counting.warehouse.code);
  const status = scheduleStatus(facts, now, calendar);
  return {
    counting: {
      loaded: data,
      facts,
      standing: status,
      aggregates,
      now,
      clock,
      age,
      ageing: aged,
      calendar,
    },
    next,
  };
}
