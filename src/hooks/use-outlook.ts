import { useMemo } from "react";
import { type Outlook, outlookOf } from "#domain/counting/outlook.ts";
import type { CountingSnapshot } from "./use-counting.ts";

/** Whether a counting will be done in time. */
export function useOutlook({
  facts,
  now,
  calendar,
}: Pick<CountingSnapshot, "facts" | "now" | "calendar">): Outlook {
  return useMemo(() => outlookOf(facts, now, calendar), [facts, now, calendar]);
}
