import type { SortingState, Updater } from "@tanstack/react-table";

/** A column that rows are sorted by; earlier ones weigh more. */
export interface Sort<Column extends string> {
  readonly field: Column;
  readonly descending: boolean;
}

type IsColumn<Column extends string> = (name: string) => name is Column;

/** `-left,name`: by what is left descending, then by name. A column counts once; what is none is passed over. */
export function parseSorts<Column extends string>(
  text: string | null,
  isColumn: IsColumn<Column>,
): Sort<Column>[] {
  const sorts = new Map<Column, Sort<Column>>();
  for (const part of text?.split(",") ?? []) {
    const descending = part.startsWith("-");
    const field = part.slice(descending ? 1 : 0);
    if (isColumn(field) && !sorts.has(field)) sorts.set(field, { field, descending });
  }
  return [...sorts.values()];
}

export function writeSorts(sorts: readonly Sort<string>[]): string {
  return sorts.map(({ field, descending }) => (descending ? `-${field}` : field)).join(",");
}

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
