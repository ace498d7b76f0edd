import { type ReactNode, type RefObject, use, useEffect, useRef, useState } from "react";
import { breakpoints } from "#ui/breakpoints.ts";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import type { LazyPlaceholderProps } from "#ui/lazy-component.tsx";
import styles from "./chart-placeholder.module.css";

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

/**
 * Whether an element has come within a screen of the viewport, once true always true. On a phone an overview is
 * ten screens long, and its charts are the heaviest part; in a larger window, and on paper, it is true at once.
 */
function useNearViewport(element: RefObject<Element | null>): boolean {
  const isPhone = useMediaQuery(breakpoints.phone);
  const isWaiting = isPhone && !use(PaperContext);
  const [wasNear, setWasNear] = useState(!isWaiting);
  useEffect(() => {
    if (wasNear) return undefined;
    if (!isWaiting) setWasNear(true);
    if (!isWaiting || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setWasNear(true);
      },
      { rootMargin: "100% 0px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isWaiting, wasNear]);
  return wasNear || !isWaiting;
}
