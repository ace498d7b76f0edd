import type { CountingsPage } from "#api/countings/countings-page.ts";
import { isActivePage } from "#api/countings/countings-queries.ts";
import { refreshPeriod } from "#api/polling.ts";
import type { Ageing } from "#domain/time/ageing.ts";
import { second } from "#domain/time/units.ts";
import { useSettings } from "#hooks/use-settings.ts";
import type { Freshness } from "#transport/freshness.ts";
import { useAgeing, useNow } from "#ui/hooks/use-now.ts";

/** Age of the list's figures at one moment. */
export interface ListAge {
  readonly freshness: Freshness | null;
  readonly ageing: Ageing;
  /** Milliseconds between polls. */
  readonly period: number;
  /** The gateway's time, in milliseconds since 1970; `null` before anything was loaded. */
  readonly clock: number | null;
}

/** Steps of the time: the list shows minutes. */
const step = 10 * second;

/** Age of the loaded pages. */
export function useListAge(pages: readonly CountingsPage[]): ListAge {
  const { pollSeconds } = useSettings();
  const page = decisivePage(pages);
  const freshness = page?.freshness ?? null;
  const clock = useNow(freshness, step);
  const period = refreshPeriod(
    page === null || isActivePage(page),
    pollSeconds,
    page?.transferTime ?? 0,
  );
  return { freshness, ageing: useAgeing(freshness, period), period, clock };
}

/** The inputs to the age of a list. */
type Aged = Pick<CountingsPage, "items" | "freshness">;

/**
 * The page whose age is the list's: the oldest one with an active counting, since only those change; without any,
 * the oldest of all. `null` without pages.
 */
export function decisivePage<Page extends Aged>(pages: readonly Page[]): Page | null {
  const active = pages.filter(isActivePage);
  return (active.length > 0 ? active : pages).reduce<Page | null>(
    (oldest, page) =>
      oldest && oldest.freshness.fetchedAt <= page.freshness.fetchedAt ? oldest : page,
    null,
  );
}
