import type { SortingState, Updater } from "@tanstack/react-table";
import type { LineSort } from "#lines/line-query.ts";
import { sortFields } from "./search.ts";

/** The sort as the table knows it. */
export function sortingState(sorts: readonly LineSort[]): SortingState {
  return sorts.map(({ field, descending }) => ({ id: field, desc: descending }));
}

/** The sort that the table asks for next. */
export function nextSorts(
  update: Updater<SortingState>,
  sorts: readonly LineSort[],
): readonly LineSort[] {
  const next = typeof update === "function" ? update(sortingState(sorts)) : update;
  return next.flatMap(({ id, desc }) => {
    const field = sortFields.find((name) => name === id);
    return field ? [{ field, descending: desc }] : [];
  });
}
