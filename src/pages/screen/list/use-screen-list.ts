import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { type Ageing, ageing } from "#domain/time/ageing.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { type NextRetry, useNextRetry } from "#pages/screen/device/use-next-retry.ts";
import { useScreen } from "#pages/screen/screen-context.ts";
import { useAge, useNow } from "#ui/hooks/use-now.ts";
import { type ScreenList, screenListQuery } from "./screen-list.ts";

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
  const options = screenListQuery(useQueryClient(), warehouse, gateway, activeWithinDays);
  const result = useQuery({
    ...options,
    enabled: gateway !== null,
    refetchIntervalInBackground: !isPreview,
  });
  const failed = useNextRetry(options.queryKey, result as UseQueryResult);
  const next = gateway === null ? gatewayNext : failed;
  const list = result.data ?? null;
  const clock = useNow(list?.freshness ?? null);
  const age = useAge(list?.freshness ?? null) ?? 0;
  const period = Math.max(pollSeconds * 1000, 20 * (list?.transferTime ?? 0));
  const newest = list?.pages.get(null)?.freshness.at ?? 0;
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
