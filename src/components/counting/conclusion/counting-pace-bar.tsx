import type { CountingModel } from "#hooks/use-counting.ts";
import { PaceBar } from "#ui/pace-bar.tsx";

/** The pace bar of the open counting; while its figures are stale, at the time of the last answer. */
export function CountingPaceBar({
  counting: { loaded, facts, status, aggregates, now, calendar },
  size,
}: {
  counting: CountingModel;
  size: "row" | "large";
}) {
  return (
    <PaceBar
      counting={facts}
      status={status}
      at={now ?? loaded.freshness.fetchedAt}
      calendar={calendar}
      inProgress={aggregates?.totals.inProgress ?? 0}
      size={size}
    />
  );
}
