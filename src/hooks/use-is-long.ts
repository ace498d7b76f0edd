import { useEffect, useState } from "react";

/** Whether something has been so for a time without a break, in milliseconds. */
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
