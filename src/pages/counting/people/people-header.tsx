import { type MouseEventHandler, memo, type ReactNode, useMemo } from "react";
import { FigureHint } from "#components/figure-hint.tsx";
import type { PersonTotals } from "#pages/counting/overview/people/people-rows.ts";
import { createAppColumnHelper } from "#table/app-table.ts";
import { type ColumnStyle, GridHead } from "#table/grid-head.tsx";
import type { Sort } from "#table/sorts.ts";
import { useGridTable } from "#table/use-grid-table.ts";
import {
  figureOf,
  isPeopleColumn,
  kindOf,
  machineName,
  type PeopleColumn,
} from "./people-columns.ts";

const helper = createAppColumnHelper<PersonTotals>();

function attributesOf(column: string) {
  if (!isPeopleColumn(column)) return { column, kind: "text" };
  return { column: machineName(column), kind: kindOf(column) };
}

/** The column headers, with sorting and the definitions of the figures. */
export const PeopleHeader = memo(function PeopleHeader({
  columns,
  titles,
  columnStyles,
  sort,
  onSort,
}: {
  /** The visible columns, in their order. */
  columns: readonly PeopleColumn[];
  titles: Readonly<Record<PeopleColumn, string>>;
  /** Styles of the columns; `null` for cards. */
  columnStyles: readonly ColumnStyle[] | null;
  sort: readonly Sort<PeopleColumn>[];
  onSort: (sort: readonly Sort<PeopleColumn>[]) => void;
}) {
  const model = useMemo(
    () =>
      helper.columns(
        columns.map((column) =>
          // Rows come sorted; the accessor only marks the column as sortable.
          helper.accessor((person) => person.lines, { id: column, header: titles[column] }),
        ),
      ),
    [columns, titles],
  );
  const table = useGridTable(model, sort, onSort, isPeopleColumn);
  const explained = (
    column: string,
    _: ReactNode,
    onPress: MouseEventHandler | undefined,
  ): ReactNode => {
    const figure = isPeopleColumn(column) ? figureOf[column] : undefined;
    if (!(figure && isPeopleColumn(column))) return null;
    return (
      <FigureHint figure={figure} label={titles[column]} {...(onPress && { onClick: onPress })} />
    );
  };
  return (
    <GridHead
      table={table}
      columnStyles={columnStyles}
      attributesOf={attributesOf}
      renderExplained={explained}
    />
  );
});
