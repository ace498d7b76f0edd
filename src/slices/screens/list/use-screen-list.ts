import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { activeCountingsQuery, slowestTransfer } from "#api/countings/active-countings.ts";
import { pollInterval, refreshPeriod } from "#api/polling.ts";
import { type Ageing, ageing } from "#domain/time/ageing.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { retryDelay } from "#slices/screens/device/polling.ts";
import { type NextRetry, useNextRetry } from "#slices/screens/device/use-next-retry.ts";
import { useScreen } from "#slices/screens/screen-context.ts";
import { useAge, useNow } from "#ui/hooks/use-now.ts";
import { type ScreenList, screenList } from "./screen-list.ts";

/** The list of a screen at one moment. */
export interface ScreenListState {
  readonly list: ScreenList | null;
  /** Whether the loaded list is complete. */
  readonly isWhole: boolean;
  /** The gateway's time, milliseconds since 1970; `null` before the first answer. */
  readonly clock: number | null;
  readonly age: number;
  readonly ageing: Ageing;
  readonly next: NextRetry | null;
  /** When it is polled next while all is well, by this page's `performance.now()`. */
  readonly checkAt: number;
}

/**
 * Keeps the list of countings fresh, also in a background tab unless it is a preview. It waits for the gateway's
 * time, since the device's clock may be off by years.
 * @param warehouse its identifier; `null` for all
 */
export function useScreenList(warehouse: string | null): ScreenListState {
  const { activeWithinDays, pollSeconds } = useSettings();
  const { gateway, gatewayNext, isPreview } = useScreen();
  const client = useQueryClient();
  const options = activeCountingsQuery(client, {
    filter: warehouse === null ? {} : { warehouse },
    days: activeWithinDays,
    clock: gateway,
  });
  const result = useQuery({
    ...options,
    refetchInterval: (query) => {
      const transferTime = slowestTransfer(query.state.data?.pages ?? []);
      const period = refreshPeriod(true, pollSeconds, transferTime);
      const { dataUpdatedAt } = query.state;
      return retryDelay(client, query) ?? pollInterval(period, transferTime, dataUpdatedAt);
    },
    refetchIntervalInBackground: !isPreview,
  });
  const failed = useNextRetry(options.queryKey, result as UseQueryResult);
  const next = gateway === null ? gatewayNext : failed;
  const { data } = result;
  const list = useMemo(() => (data ? screenList(data) : null), [data]);
  const clock = useNow(list?.freshness ?? null);
  const age = useAge(list?.freshness ?? null) ?? 0;
  const period = refreshPeriod(true, pollSeconds, slowestTransfer(list?.pages ?? []));
  const newest = list?.pages[0]?.freshness.at ?? 0;
  return {
    list,
    isWhole: list?.isWhole ?? true,
    clock,
    age,
    ageing: ageing(age, period),
    next,
    checkAt: newest + period,
  };
}
