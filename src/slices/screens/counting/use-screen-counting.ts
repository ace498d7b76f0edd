import { useQueryClient } from "@tanstack/react-query";
import { countingQuery } from "#api/counting/counting-queries.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import type { Ageing } from "#domain/time/ageing.ts";
import { type CountingModel, useCounting } from "#hooks/use-counting.ts";
import { retryDelay } from "#slices/screens/device/polling.ts";
import { type NextRetry, useNextRetry } from "#slices/screens/device/use-next-retry.ts";
import { useScreen } from "#slices/screens/screen-context.ts";
import { FailureError } from "#transport/failure.ts";
import { useAge, useNow } from "#ui/hooks/use-now.ts";

/** A counting as a screen shows it. */
export interface ScreenCounting extends CountingModel {
  /** The gateway's time, even while the figures are stale. Milliseconds since 1970. */
  readonly clock: number;
  readonly age: number;
  readonly ageing: Ageing;
}

/** Loads a counting and keeps it fresh, also in a background tab unless it is a preview. */
export function useScreenCounting(id: string): {
  readonly counting: ScreenCounting | null;
  readonly next: NextRetry | null;
} {
  const client = useQueryClient();
  const { isPreview } = useScreen();
  const { counting, query, ageing, aggregatesError } = useCounting(id, defaultViewSettings, {
    background: !isPreview,
    retryDelay: (failed) => retryDelay(client, failed),
  });
  if (aggregatesError && !(aggregatesError instanceof FailureError)) throw aggregatesError;
  const freshness = counting?.loaded.freshness ?? null;
  const clock = useNow(freshness);
  const age = useAge(freshness);
  const next = useNextRetry(countingQuery(client, id).queryKey, query);
  if (!counting || clock === null || age === null) return { counting: null, next };
  return { counting: { ...counting, clock, age, ageing }, next };
}
