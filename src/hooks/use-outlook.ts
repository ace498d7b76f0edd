import { useMemo } from "react";
import { type Outlook, outlookOf } from "#domain/counting/outlook.ts";
import { medianGap } from "#domain/lines/stalled.ts";
import type { CountingSnapshot } from "./throttled-clock.ts";

/** Whether a counting will be done in time: by its lines once they are all there, until then by its header. */
export function useOutlook({
  facts,
  aggregates,
  now,
  calendar,
}: Omit<CountingSnapshot, "loaded">): Outlook {
  const lines = aggregates?.isWhole ? aggregates : null;
  const typicalGap = useMemo(
    () => (lines ? medianGap(lines.finishes, calendar) : null),
    [lines, calendar],
  );
  return useMemo(
    () => outlookOf({ facts, lines, typicalGap }, now, calendar),
    [facts, lines, typicalGap, now, calendar],
  );
}
