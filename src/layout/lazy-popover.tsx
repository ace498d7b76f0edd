import { type ReactNode, Suspense, useState } from "react";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import styles from "./lazy-popover.module.css";

/**
 * A panel below the top bar, opened by a button with its id as `popoverTarget`. Its content is mounted only while
 * it is open, so that lazy parts load on demand.
 */
export function LazyPopover({
  id,
  label,
  fallback,
  children,
}: {
  id: string;
  label: string;
  /** Shown when its part cannot be loaded. */
  fallback: ReactNode;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      className={styles.panel}
      onToggle={({ newState }) => setOpen(newState === "open")}
    >
      {isOpen && (
        <ErrorBoundary fallback={fallback}>
          <Suspense fallback={<Skeleton height={96} />}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
