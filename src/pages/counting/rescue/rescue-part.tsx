import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import type { ViewSettings } from "#domain/lines/view-settings.ts";
import type { ShownCounting } from "#hooks/use-counting.ts";
import { PartBoundary } from "#ui/error-boundary.tsx";
import { useCountingMessages } from "#ui/locale.tsx";
import { needsRescue } from "./rescue-link.tsx";
import styles from "./rescue-part.module.css";
import { parseRescue } from "./rescue-search.ts";

const RescuePanel = lazy(async () => ({
  default: (await import("./rescue-panel.tsx")).RescuePanel,
}));

/** The rescue plan: open for a counting that is behind, and wherever the address asks for it. */
export function RescuePart({ shown, view }: { shown: ShownCounting; view: ViewSettings }) {
  const t = useCountingMessages().rescue;
  const [search] = useSearchParams();
  const needed = needsRescue(shown.standing);
  // Whoever reads it keeps it when the counting catches up, or its figures grow old.
  const [wasNeeded, setWasNeeded] = useState(needed);
  if (needed && !wasNeeded) setWasNeeded(true);
  const isOpen = parseRescue(search).open ?? wasNeeded;
  if (!isOpen) return null;
  const room = <div className={styles.room} />;
  return (
    <PartBoundary instead={<p className={styles.missing}>{t.notLoaded}</p>}>
      <Suspense fallback={room}>
        {shown.aggregates || shown.now === null || !shown.facts.active ? (
          <RescuePanel shown={shown} view={view} />
        ) : (
          room
        )}
      </Suspense>
    </PartBoundary>
  );
}
