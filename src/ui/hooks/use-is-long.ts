import { useEffect, useState } from "react";

/**
 * Whether a condition has held without a break for a time in milliseconds.
 * @param subject of the condition; the time starts again with another one
 */
export function useIsLong(isSo: boolean, time: number, subject?: string): boolean {
  const [isLong, setIsLong] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time starts again with another subject
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setIsLong(true), time);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isSo, time, subject]);
  return isSo && isLong;
}
