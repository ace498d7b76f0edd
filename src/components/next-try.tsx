import type { LoadFailure } from "#api/load-failure.ts";
import { retryDelay } from "#api/polling.ts";
import { useTimeLeft } from "#ui/hooks/use-now.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";

/**
 * Counts down to the automatic retry of a failure.
 * @param period milliseconds between polls without failures
 */
export function NextTry({ failed, period }: { failed: LoadFailure; period: number }) {
  const t = useMessages("common").failures;
  const format = useFormat();
  const left = useTimeLeft(failed.at + retryDelay(failed.failure, period));
  // Rounded up, so that the last second shows as one.
  const time = format.age(Math.ceil(left / 1000) * 1000);
  return <span>{left === 0 ? t.triesNow : t.nextTryIn(time)}</span>;
}
