import { useEffect, useState } from "react";
import type { HistorySearch } from "#slices/history/search.ts";
import { whenIdle } from "#ui/hooks/when-idle.ts";
import type { LazyPlaceholderProps } from "#ui/lazy-component.tsx";
import styles from "./counts-placeholder.module.css";
import { hasPeriod } from "./period.ts";

/** Whether the address asks for more of the single counts than the compared months' points. */
export function namesCounts(search: HistorySearch): boolean {
  return search.table || hasPeriod(search);
}

/**
 * Loads the code of the single counts once the browser is idle, since they are at the foot of a long page; at once where
 * the address asks for them. They do not wait for the viewport, so that a printed page has them. A failure is the error
 * boundary's.
 */
export function CountsPlaceholder({
  search,
  onLoad,
}: LazyPlaceholderProps & { readonly search: HistorySearch }) {
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const isNamed = namesCounts(search);
  useEffect(() => {
    const load = () => void onLoad().catch((error: unknown) => setFailure({ error }));
    if (!isNamed) return whenIdle(load);
    load();
    return undefined;
  }, [isNamed, onLoad]);
  if (failure) throw failure.error;
  return <div className={styles.placeholder} />;
}
