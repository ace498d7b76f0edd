import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { type Ageing, ageing } from "#domain/ageing.ts";
import { useSettings } from "#pages/use-settings.ts";
import type { Freshness } from "#transport/freshness.ts";
import { useAge, useNow } from "#ui/use-now.ts";
import { type ScreenList, screenListQuery } from "./screen-list.ts";
import { type NextTry, useNextTry } from "./use-next-try.ts";

/** The list of a screen at one moment. */
export interface ShownList {
  readonly list: ScreenList | null;
  /** The gateway's time, milliseconds since 1970; `null` before anything was loaded. */
  readonly clock: number | null;
  readonly age: number;
  readonly ageing: Ageing;
  readonly next: NextTry | null;
  /** When it is asked again while all is well, by this page's `performance.now()`. */
  readonly checkAt: number;
}

/**
 * Keeps the countings of a warehouse, or all, fresh.
 * @param warehouse its identifier; `null` for all; `undefined` asks for nothing
 * @param gateway the gateway's time, by any answer of it: the device's clock may be off by years
 */
export function useScreenList(
  warehouse: string | null | undefined,
  gateway: Freshness | null,
): ShownList {
  const { activeWithinDays, pollSeconds } = useSettings();
  const options = screenListQuery(useQueryClient(), warehouse ?? null, gateway, activeWithinDays);
  const result = useQuery({ ...options, enabled: gateway !== null && warehouse !== undefined });
  const next = useNextTry(options.queryKey, result as UseQueryResult);
  const list = result.data ?? null;
  const clock = useNow(list?.freshness ?? null);
  const age = useAge(list?.freshness ?? null) ?? 0;
  const period = Math.max(pollSeconds * 1000, 20 * (list?.transferTime ?? 0));
  const newest = list?.pages.get(null)?.freshness.at ?? 0;
  return { list, clock, age, ageing: ageing(age, period), next, checkAt: newest + period };
}
