import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { type Ageing, ageing } from "#domain/time/ageing.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { type NextTry, useNextTry } from "#pages/screen/device/use-next-retry.ts";
import { useScreen } from "#pages/screen/screen-context.ts";
import { useAge, useNow } from "#ui/hooks/use-now.ts";
import { type ScreenList, screenListQuery } from "./screen-list.ts";

/** The list of a screen at one moment. */
export interface ShownList {
  readonly list: ScreenList | null;
  /** Whether nothing is missing from what was loaded. */
  readonly isWhole: boolean;
  /** The gateway's time, milliseconds since 1970; `null` before anything was loaded. */
  readonly clock: number | null;
  readonly age: number;
  readonly ageing: Ageing;
  readonly next: NextTry | null;
  /** When it is asked again while all is well, by this page's `performance.now()`. */
  readonly checkAt: number;
}

/**
 * Keeps the countings of a warehouse, or all, fresh; but for a preview, also while nobody looks at the browser. It
 * waits for the gateway's time, since the device's clock may be off by years.
 * @param warehouse its identifier; `null` for all
 */
export function useScreenList(warehouse: string | null): ShownList {
  const { activeWithinDays, pollSeconds } = useSettings();
  const { gateway, gatewayNext, isPreview } = useScreen();
  const options = screenListQuery(useQueryClient(), warehouse, gateway, activeWithinDays);
  const result = useQuery({
    ...options,
    enabled: gateway !== null,
    refetchIntervalInBackground: !isPreview,
  });
  const failed = useNextTry(options.queryKey, result as UseQueryResult);
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
