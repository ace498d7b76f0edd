import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Calls back when the end of a list comes within a screen and a half of the viewport.
 * @param waiting whether to observe; when it becomes true while the end is near, the callback runs at once
 */
export function useNearEnd(
  end: RefObject<Element | null>,
  waiting: boolean,
  onNear: () => void,
): void {
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (!waiting || !end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) near();
      },
      { rootMargin: "0px 0px 150% 0px" },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end, waiting]);
}
