import { useEffect, useState } from "react";

/** Whether something takes longer than most: what would be shown for a moment only is not worth drawing. */
export function useIsLate(milliseconds: number): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isLate;
}
