import { useEffect, useRef } from "react";
import type { LineSort } from "#lines/line-query.ts";

/** Longest wait for the rows before the header shows a new sort. Milliseconds. */
const maxWaitMs = 30;

/**
 * Prepares the rows of a new sort before the address changes, since rendering the address first and its rows later
 * takes twice as long. The latest call wins.
 * @param prepare loads an order; never rejects
 */
export function usePreparedSort(
  prepare: (sort: readonly LineSort[]) => Promise<void>,
  onSort: (sort: readonly LineSort[]) => void,
): (sort: readonly LineSort[]) => void {
  const latest = useRef<readonly LineSort[]>(null);
  useEffect(
    () => () => {
      latest.current = null;
    },
    [],
  );
  const sortBy = async (next: readonly LineSort[]) => {
    latest.current = next;
    await Promise.race([prepare(next), new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
    if (latest.current === next) onSort(next);
  };
  return (next) => void sortBy(next);
}
