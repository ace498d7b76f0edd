import type { CountingsPage } from "#api/countings-page.ts";
import { isActivePage } from "#api/countings-queries.ts";
import { refreshPeriod } from "#api/polling.ts";
import { type Ageing, ageing } from "#domain/time/ageing.ts";
import { useSettings } from "#hooks/use-settings.ts";
import type { Freshness } from "#transport/freshness.ts";
import { useAge, useNow } from "#ui/hooks/use-now.ts";
import { decisivePage } from "./decisive-page.ts";

/** How old the list's figures are, at one moment. */
export interface ListAge {
  readonly freshness: Freshness | null;
  readonly ageing: Ageing;
  /** Milliseconds between two looks at the pages. */
  readonly period: number;
  /** The gateway's time, in milliseconds since 1970; `null` before anything was loaded. */
  readonly clock: number | null;
}

/** Tells anew every second how old the loaded pages are. */
export function useListAge(pages: readonly CountingsPage[]): ListAge {
  const { pollSeconds } = useSettings();
  const page = decisivePage(pages);
  const freshness = page?.freshness ?? null;
  const clock = useNow(freshness);
  const age = useAge(freshness);
  const period = refreshPeriod(
    page === null || isActivePage(page),
    pollSeconds,
    page?.transferTime ?? 0,
  );
  return { freshness, ageing: age === null ? "fresh" : ageing(age, period), period, clock };
}
