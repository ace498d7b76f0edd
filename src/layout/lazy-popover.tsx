import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { PopoverPanel } from "#ui/popover/popover.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import styles from "./lazy-popover.module.css";
import { useCloseWithPage } from "./use-close-with-page.ts";

/** A panel below the top bar, whose lazy parts load when it opens. Another page closes it. */
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
  const opened = useCloseWithPage(id);
  return (
    <PopoverPanel id={id} role="dialog" label={label} className={styles.panel} onOpen={opened}>
      <ErrorBoundary fallback={fallback}>
        <Suspense fallback={<Skeleton height={96} />}>{children}</Suspense>
      </ErrorBoundary>
    </PopoverPanel>
  );
}
