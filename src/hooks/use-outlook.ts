import { useMemo } from "react";
import { type Outlook, outlookOf } from "#domain/counting/outlook.ts";
import type { CountingSnapshot } from "./use-counting.ts";

/** Whether a counting will be done in time: by its lines once they are all there, until then by its header. */
export function useOutlook({
  facts,
  aggregates,
  typicalGap,
  now,
  calendar,
}: Omit<CountingSnapshot, "loaded">): Outlook {
  const lines = aggregates?.isWhole ? aggregates : null;
  return useMemo(
    () => outlookOf({ facts, lines, typicalGap }, now, calendar),
    [facts, lines, typicalGap, now, calendar],
  );
}
