import { useEffect, useRef } from "react";
import type { LineSort } from "#lines/line-query.ts";

/** A sort that takes longer shows in the header before its rows are there. Milliseconds. */
const maxLength = 30;

/**
 * Sorts as is asked last: has the rows made at once and changes the address when they are there, since to draw the
 * address first and its rows later takes twice as long.
 * @param prepare has an order made; never rejects
 */
export function usePreparedSort(
  prepare: (sort: readonly LineSort[]) => Promise<void>,
  onSort: (sort: readonly LineSort[]) => void,
): (sort: readonly LineSort[]) => void {
  const asked = useRef<readonly LineSort[]>(null);
  useEffect(
    () => () => {
      asked.current = null;
    },
    [],
  );
  const sortBy = async (next: readonly LineSort[]) => {
    asked.current = next;
    await Promise.race([prepare(next), new Promise((resolve) => setTimeout(resolve, maxLength))]);
    if (asked.current === next) onSort(next);
  };
  return (next) => void sortBy(next);
}
