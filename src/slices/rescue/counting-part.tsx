import LifeBuoy from "lucide-react/icons/life-buoy";
import { Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import type { CountingPart, PanelProps, ToolProps } from "#components/counting/parts.ts";
import { countingSearch } from "#components/counting/search/search.ts";
import { ToolPurpose } from "#components/counting/tool-purpose.tsx";
import { Link } from "#components/link.tsx";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useOutlook } from "#hooks/use-outlook.ts";
import { useSearch } from "#search-params/use-search.ts";
import { breakpoints } from "#ui/breakpoints.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useMessages } from "#ui/locale.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import styles from "./counting-part.module.css";
import { closedRescue, rescueAnchor, rescueSearch, withoutRescue } from "./rescue-search.ts";

/** What it takes to finish a counting in time. */
export const part: CountingPart = {
  name: "rescue",
  Tool: RescueTool,
  panel: { Panel: RescuePart, close: withoutRescue },
};

const RescuePanel = lazyComponent(async () => (await import("./rescue-panel.tsx")).RescuePanel);

/** The rescue plan, where it is open. */
function RescuePart({ counting, isPanelOpen }: PanelProps) {
  const t = useMessages("counting").counting.rescue;
  const isOpen = useRescueOpen(counting, isPanelOpen);
  // A replay shows the past, which no plan changes.
  if (!isOpen || counting.asOf !== undefined) return null;
  const room = (
    <div className={styles.room}>
      <Skeleton height={212} />
    </div>
  );
  return (
    <ErrorBoundary fallback={<p className={styles.missing}>{t.notLoaded}</p>}>
      <Suspense fallback={room}>
        {counting.aggregates || counting.now === null || !counting.facts.active ? (
          <RescuePanel counting={counting} />
        ) : (
          room
        )}
      </Suspense>
    </ErrorBoundary>
  );
}

const RescueBenefit = lazyComponent(
  async () => (await import("./benefit.tsx")).RescueBenefit,
  ToolPurpose,
);

/** The tool that opens the rescue plan, and closes it when it is open; while lines are left. */
function RescueTool(props: ToolProps) {
  const { facts, asOf } = props.counting;
  return asOf === undefined && facts.active && facts.left > 0 ? <RescueLink {...props} /> : null;
}

function RescueLink({ counting, isPanelOpen, closePanels }: ToolProps) {
  const { rescue, header } = useMessages("counting").counting;
  const purpose = header.benefits.rescue;
  const [params] = useSearchParams();
  const isOpen = useRescueOpen(counting, isPanelOpen);
  const overview = countingSearch.update(params, { tab: "overview" });
  const opened = rescueSearch.update(closePanels(overview), { open: true });
  return (
    <Link
      data-action={rescue.title}
      data-tool={rescueAnchor}
      aria-expanded={isOpen}
      to={
        isOpen
          ? `?${rescueSearch.update(params, closedRescue)}`
          : { search: `?${opened}`, hash: rescueAnchor }
      }
    >
      <LifeBuoy aria-hidden="true" />
      {rescue.title}
      <small>
        <Suspense fallback={purpose}>
          <RescueBenefit counting={counting} purpose={purpose} />
        </Suspense>
      </small>
    </Link>
  );
}

/**
 * Whether the rescue plan is open: for a counting that is overdue or stands still, or if the address says so. A phone has
 * it closed unless the address says so, so that the decisions stay near.
 */
function useRescueOpen(counting: CountingModel, isPanelOpen: boolean): boolean {
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
