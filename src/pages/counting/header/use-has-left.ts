import { useEffect, useState } from "react";

/** Height of the top bar in pixels. */
const topBar = 52;

/** Whether an element has scrolled out of view under the top bar; `false` without one. */
export function useHasLeft(element: Element | null): boolean {
  const [hasLeft, setHasLeft] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        setHasLeft(!entry.isIntersecting && entry.boundingClientRect.bottom <= topBar);
      },
      { rootMargin: `-${topBar}px 0px 0px` },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setHasLeft(false);
    };
  }, [element]);
  return hasLeft;
}
