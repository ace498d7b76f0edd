import { useState } from "react";
import { countingSearch } from "#components/counting/search/search.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useOutlook } from "#hooks/use-outlook.ts";
import { useSearch } from "#search-params/use-search.ts";
import { breakpoints } from "#ui/breakpoints.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { rescueSearch } from "./rescue-search.ts";

/**
 * Whether the rescue plan is open: for a counting that is overdue or stands still, or if the address says so. A phone has
 * it closed unless the address says so, so that the decisions stay near.
 */
export function useRescueOpen(counting: CountingModel, isPanelOpen: boolean): boolean {
  const isPhone = useMediaQuery(breakpoints.phone);
  const { conclusion } = useOutlook(counting);
  const [{ tab }] = useSearch(countingSearch);
  const [{ open }] = useSearch(rescueSearch);
  const isUrgent = counting.status.kind === "overdue" || conclusion.kind === "stalled";
  // An open plan stays open when the figures become stale.
  const [wasUrgent, setWasUrgent] = useState(isUrgent);
  if (isUrgent && !wasUrgent) setWasUrgent(true);
  // A panel that the address opens takes its place.
  return tab === "overview" && !isPanelOpen && (open ?? (wasUrgent && !isPhone));
}
