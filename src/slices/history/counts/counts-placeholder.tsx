import { use, useEffect, useState } from "react";
import type { HistorySearch } from "#slices/history/search.ts";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import { useNearViewport } from "#ui/hooks/use-near-viewport.ts";
import type { LazyPlaceholderProps } from "#ui/lazy-component.tsx";
import styles from "./counts-placeholder.module.css";
import { hasPeriod } from "./period.ts";

/** Whether the address asks for more of the single counts than the compared months' points. */
export function namesCounts(search: HistorySearch): boolean {
  return search.table || hasPeriod(search);
}

/**
 * Loads the code of the single counts within half a window of the viewport, since they are at the foot of a long page;
 * at once on paper, and where the address asks for them. A failure is the error boundary's.
 */
export function CountsPlaceholder({
  search,
  onLoad,
}: LazyPlaceholderProps & { readonly search: HistorySearch }) {
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const isOnPaper = use(PaperContext);
  const [wasNear, setWasNear] = useState(false);
  const isWanted = wasNear || isOnPaper || namesCounts(search);
  const element = useNearViewport(() => setWasNear(true), {
    isWaiting: !isWanted,
    rootMargin: "50% 0px",
  });
  useEffect(() => {
    if (isWanted) onLoad().catch((error: unknown) => setFailure({ error }));
  }, [isWanted, onLoad]);
  if (failure) throw failure.error;
  return <div ref={element} className={styles.placeholder} />;
}
