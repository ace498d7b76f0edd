import { Suspense, useState } from "react";
import type { ViewSettings } from "#domain/lines/view-settings.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useSearch } from "#search-params/use-search.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useMessages } from "#ui/locale.tsx";
import { needsRescue } from "./rescue-link.tsx";
import styles from "./rescue-part.module.css";
import { rescueSearch } from "./rescue-search.ts";

const RescuePanel = lazyComponent(async () => (await import("./rescue-panel.tsx")).RescuePanel);

/** The rescue plan: open for a counting that is behind, or if the address says so. */
export function RescuePart({
  counting,
  lineOptions,
}: {
  counting: CountingModel;
  lineOptions: ViewSettings;
}) {
  const t = useMessages("counting").counting.rescue;
  const needed = needsRescue(counting.status);
  // An open plan stays open when the counting catches up or its figures become stale.
  const [wasNeeded, setWasNeeded] = useState(needed);
  if (needed && !wasNeeded) setWasNeeded(true);
  const isOpen = useSearch(rescueSearch)[0].open ?? wasNeeded;
  if (!isOpen) return null;
  const room = <div className={styles.room} />;
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
