import { type ReactNode, use, useEffect, useState } from "react";
import { breakpoints } from "#ui/breakpoints.ts";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useNearViewport } from "#ui/hooks/use-near-viewport.ts";
import type { LazyPlaceholderProps } from "#ui/lazy-component.tsx";
import styles from "./chart-placeholder.module.css";

/**
 * Loads a chart's code within a screen of the viewport: it is larger than the rest of the page. On a phone an overview is
 * ten screens long, and its charts are the heaviest part; in a larger window, and on paper, it loads at once. A failure
 * is the error boundary's.
 */
export function ChartPlaceholder({
  onLoad,
  skeleton,
}: LazyPlaceholderProps & { readonly skeleton?: ReactNode }) {
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const isPhone = useMediaQuery(breakpoints.phone);
  const isWaiting = isPhone && !use(PaperContext);
  const [wasNear, setWasNear] = useState(false);
  const isNear = wasNear || !isWaiting;
  const element = useNearViewport(() => setWasNear(true), {
    isWaiting: !isNear,
    rootMargin: "100% 0px",
  });
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
