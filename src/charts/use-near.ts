import { type RefObject, use, useEffect, useState } from "react";
import { PaperContext } from "#ui/paper-context.ts";

const phone = "(max-width: 599px)";

/**
 * Whether a place has come within a screen of what is visible; it stays so. On a phone an overview is ten screens
 * long, and its charts weigh more than all else; a larger window, or paper, has a place near at once.
 */
export function useNear(place: RefObject<Element | null>): boolean {
  const isPaper = use(PaperContext);
  const [isNear, setIsNear] = useState(() => isPaper || !matchMedia(phone).matches);
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: "100% 0px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, isNear]);
  return isNear;
}
