import { useEffect, useState } from "react";

/** Whether a condition has held without a break for a time in milliseconds. */
export function useIsLong(isSo: boolean, time: number): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setIsLong(true), time);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isSo, time]);
  return isSo && isLong;
}
