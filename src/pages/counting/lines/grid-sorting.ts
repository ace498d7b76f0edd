import type { SortingState, Updater } from "@tanstack/react-table";
import { isLineField } from "#lines/line-fields.ts";
import type { LineSort } from "#lines/line-query.ts";

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
  return next.flatMap(({ id, desc }) => (isLineField(id) ? [{ field: id, descending: desc }] : []));
}
