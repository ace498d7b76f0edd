import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import type { ScheduleStatus } from "#domain/counting/schedule-status.ts";
import { replaySearch } from "#pages/counting/replay/replay-search.ts";
import { countingSearch } from "#pages/counting/search/search.ts";
import { rescueAnchor, rescueSearch } from "./rescue-search.ts";

/** Whether a counting is behind or overdue. */
export function needsRescue(status: ScheduleStatus): boolean {
  return status.kind === "behind" || status.kind === "overdue";
}

/** Link that opens the rescue plan. */
export function RescueLink({
  action,
  children,
}: {
  /** Its name in the palette; the palette does not offer it without one. */
  action?: string;
  children: ReactNode;
}) {
  const [params] = useSearchParams();
  const overview = countingSearch.update(params, { tab: "overview" });
  // The plan takes the place of what changed.
  const next = rescueSearch.update(replaySearch.update(overview, { since: "" }), { open: true });
  return (
    <Link data-action={action} to={{ search: `?${next}`, hash: rescueAnchor }}>
      {children}
    </Link>
  );
}
