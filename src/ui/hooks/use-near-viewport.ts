import { type RefCallback, useCallback, useEffectEvent } from "react";

/**
 * The ref of an element that calls back when it is in the viewport, or near it.
 * @param isWaiting whether to observe; when it becomes true while the element is near, the callback runs at once
 * @param rootMargin how near, as `IntersectionObserver` takes it
 */
export function useNearViewport(
  onNear: () => void,
  { isWaiting = true, rootMargin = "0px" }: { isWaiting?: boolean; rootMargin?: string } = {},
): RefCallback<Element> {
  const near = useEffectEvent(onNear);
  return useCallback(
    (element) => {
      if (!element || !isWaiting) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) near();
        },
        { rootMargin },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [isWaiting, rootMargin],
  );
}
