import { useEffect, useState } from "react";

/** Whether loading takes noticeably long: anything shorter would only flicker. */
export function useIsLate(milliseconds: number): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isLate;
}
