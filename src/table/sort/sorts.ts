import type { SortingState, Updater } from "@tanstack/react-table";

/** A column that rows are sorted by; earlier ones have precedence. */
export interface Sort<Column extends string> {
  readonly field: Column;
  readonly descending: boolean;
}

export function isSameSort<Column extends string>(
  one: readonly Sort<Column>[],
  other: readonly Sort<Column>[],
): boolean {
  return (
    one.length === other.length &&
    one.every(
      ({ field, descending }, at) =>
        field === other[at]?.field && descending === other[at].descending,
    )
  );
}

type IsColumn<Column extends string> = (name: string) => name is Column;

/** Converts to the table's state. */
export function sortingState(sorts: readonly Sort<string>[]): SortingState {
  return sorts.map(({ field, descending }) => ({ id: field, desc: descending }));
}

/** The sort after an update of the table. */
export function nextSorts<Column extends string>(
  update: Updater<SortingState>,
  sorts: readonly Sort<Column>[],
  isColumn: IsColumn<Column>,
): readonly Sort<Column>[] {
  const next = typeof update === "function" ? update(sortingState(sorts)) : update;
  return next.flatMap(({ id, desc }) => (isColumn(id) ? [{ field: id, descending: desc }] : []));
}
