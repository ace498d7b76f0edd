import { Suspense } from "react";
import type { PanelProps } from "#components/counting/parts.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useMessages } from "#ui/locale.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import styles from "./rescue-part.module.css";
import { useRescueOpen } from "./use-rescue-open.ts";

const RescuePanel = lazyComponent(async () => (await import("./rescue-panel.tsx")).RescuePanel);

/** The rescue plan, where it is open. */
export function RescuePart({ counting, isPanelOpen }: PanelProps) {
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
