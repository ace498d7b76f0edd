import { Suspense, useState } from "react";
import type { ViewSettings } from "#domain/lines/view-settings.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useSearch } from "#search-params/use-search.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useMessages } from "#ui/locale.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import styles from "./rescue-part.module.css";
import { rescueSearch } from "./rescue-search.ts";

const RescuePanel = lazyComponent(async () => (await import("./rescue-panel.tsx")).RescuePanel);

/**
 * The rescue plan: open for an overdue counting, or if the address says so. A counting that will be late has its
 * benefit in words among the tools, so that the decisions stay in the first window.
 */
export function RescuePart({
  counting,
  lineOptions,
}: {
  counting: CountingModel;
  lineOptions: ViewSettings;
}) {
  const t = useMessages("counting").counting.rescue;
  const isOverdue = counting.status.kind === "overdue";
  // An open plan stays open when the figures become stale.
  const [wasOverdue, setWasOverdue] = useState(isOverdue);
  if (isOverdue && !wasOverdue) setWasOverdue(true);
  const isOpen = useSearch(rescueSearch)[0].open ?? wasOverdue;
  if (!isOpen) return null;
  const room = (
    <div className={styles.room}>
      <Skeleton height={300} />
    </div>
  );
  return (
    <ErrorBoundary fallback={<p className={styles.missing}>{t.notLoaded}</p>}>
      <Suspense fallback={room}>
        {counting.aggregates || counting.now === null || !counting.facts.active ? (
          <RescuePanel counting={counting} lineOptions={lineOptions} />
        ) : (
          room
        )}
      </Suspense>
    </ErrorBoundary>
  );
}
