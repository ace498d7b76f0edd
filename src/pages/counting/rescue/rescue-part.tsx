import { Suspense, useState } from "react";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useOutlook } from "#hooks/use-outlook.ts";
import { replaySearch } from "#pages/counting/replay/replay-search.ts";
import { useSearch } from "#search-params/use-search.ts";
import { breakpoints } from "#ui/breakpoints.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useMessages } from "#ui/locale.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import styles from "./rescue-part.module.css";
import { rescueSearch } from "./rescue-search.ts";

const RescuePanel = lazyComponent(async () => (await import("./rescue-panel.tsx")).RescuePanel);

/**
 * The rescue plan: open for a counting that is overdue or stands still, or if the address says so. On a phone, and for
 * a counting that will be late, its benefit in words is among the tools, so that the decisions stay near.
 */
export function RescuePart({ counting }: { counting: CountingModel }) {
  const t = useMessages("counting").counting.rescue;
  const isPhone = useMediaQuery(breakpoints.phone);
  const { conclusion } = useOutlook(counting);
  const isUrgent = counting.status.kind === "overdue" || conclusion.kind === "stalled";
  // An open plan stays open when the figures become stale.
  const [wasUrgent, setWasUrgent] = useState(isUrgent);
  if (isUrgent && !wasUrgent) setWasUrgent(true);
  const isOpen = useSearch(rescueSearch)[0].open ?? (wasUrgent && !isPhone);
  // What changed takes its place.
  const isReplaced = useSearch(replaySearch)[0].since !== "";
  if (!isOpen || isReplaced) return null;
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
