import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/**
 * The ref of a `div` that calls back when it is in the viewport, or near it.
 * @param isWaiting whether to observe; when it becomes true while the element is near, the callback runs at once
 * @param rootMargin how near, as `IntersectionObserver` takes it
 */
export function useNearViewport(
  onNear: () => void,
  { isWaiting = true, rootMargin = "0px" }: { isWaiting?: boolean; rootMargin?: string } = {},
): RefObject<HTMLDivElement | null> {
  const target = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  // After the paint: rows that have just been loaded move the end of a list away first.
  useEffect(() => {
    if (!isWaiting || target.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near();
      },
      { rootMargin },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [isWaiting, rootMargin]);
  return target;
}
