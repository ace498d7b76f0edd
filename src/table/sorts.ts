import type { SortingState, Updater } from "@tanstack/react-table";

/** A column that rows are sorted by; earlier ones weigh more. */
export interface Sort<Column extends string> {
  readonly field: Column;
  readonly descending: boolean;
}

type IsColumn<Column extends string> = (name: string) => name is Column;

/** The sort as the table knows it. */
export function sortingState(sorts: readonly Sort<string>[]): SortingState {
  return sorts.map(({ field, descending }) => ({ id: field, desc: descending }));
}

/** The sort that the table asks for next. */
export function nextSorts<Column extends string>(
  update: Updater<SortingState>,
  sorts: readonly Sort<Column>[],
  isColumn: IsColumn<Column>,
): readonly Sort<Column>[] {
  const next = typeof update === "function" ? update(sortingState(sorts)) : update;
  return next.flatMap(({ id, desc }) => (isColumn(id) ? [{ field: id, descending: desc }] : []));
}
