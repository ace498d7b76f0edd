import { type ReactNode, useEffect, useRef, useState } from "react";
import type { LazyPlaceholderProps } from "#ui/lazy-component.tsx";
import styles from "./chart-placeholder.module.css";
import { useNearViewport } from "./use-near-viewport.ts";

/** Loads a chart's code near the viewport: it is larger than the rest of the page. A failure is the error boundary's. */
export function ChartPlaceholder({
  onLoad,
  skeleton,
}: LazyPlaceholderProps & { readonly skeleton?: ReactNode }) {
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const element = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(element);
  useEffect(() => {
    if (isNear) onLoad().catch((error: unknown) => setFailure({ error }));
  }, [isNear, onLoad]);
  if (failure) throw failure.error;
  return (
    <div ref={element} className={styles.placeholder} data-chart-to-come="">
      {skeleton}
    </div>
  );
}
