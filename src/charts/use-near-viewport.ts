import { type RefObject, use, useEffect, useState } from "react";
import { breakpoints } from "#ui/breakpoints.ts";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";

/**
 * Whether an element has come within a screen of the viewport, once true always true. On a phone an overview is
 * ten screens long, and its charts are the heaviest part; in a larger window, and on paper, it is true at once.
 */
export function useNearViewport(element: RefObject<Element | null>): boolean {
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
