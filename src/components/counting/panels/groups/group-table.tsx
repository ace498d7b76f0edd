import { memo, type ReactNode, useDeferredValue } from "react";
import { useAfterCharts } from "#charts/use-render-queue.ts";
import { PanelMenu } from "#components/counting/panels/panel-menu.tsx";
import { contentOf } from "#components/export/exported-columns.ts";
import type { TableContent } from "#components/export/exported-table.ts";
import type { Grouping } from "#domain/lines/line-figures.ts";
import { cellOf } from "#table/entries/cell-of.tsx";
import type { Columns } from "#table/entries/columns.ts";
import { TableHead } from "#ui/table-head.tsx";
import type { GroupContext } from "./columns.ts";
import type { GroupRow } from "./group-rows.ts";

/** Content of a table of groups. */
export interface GroupTableData<Totals> {
  readonly rows: readonly GroupRow<Totals>[];
  readonly columns: Columns<Totals, GroupContext>;
  readonly context: GroupContext;
}

/** The menu of a chart: its figures as a table, and its settings. The same data is the same object. */
export function GroupTable<Totals extends object>({
  title,
  grouping,
  group,
  table,
  settings,
}: {
  /** Title of the chart. */
  title: string;
  grouping: Grouping;
  /** Header of the row names. */
  group: string;
  table: GroupTableData<Totals>;
  settings?: ReactNode;
}) {
  // Hundreds of rows must not delay the charts.
  const visible = useDeferredValue<GroupTableData<Totals> | null>(useAfterCharts(table), null);
  return (
    <PanelMenu
      title={title}
      count={table.rows.length}
      settings={settings}
      read={() => groupContent(group, table)}
    >
      <Rows grouping={grouping} group={group} table={visible} />
    </PanelMenu>
  );
}

/** A table of groups for a spreadsheet. */
function groupContent<Totals>(
  group: string,
  { rows, columns, context }: GroupTableData<Totals>,
): TableContent {
  const totals = rows.map((row) => row.totals);
  const figures = contentOf(columns, totals, context);
  return {
    columns: [{ title: group }, ...figures.columns],
    rows: figures.rows.map((cells, index) => [rows[index]?.name ?? null, ...cells]),
  };
}

function PlainRows<Totals>({
  grouping,
  group,
  table,
}: {
  grouping: Grouping;
  group: string;
  table: GroupTableData<Totals> | null;
}) {
  const heads = table ? Object.values(table.columns).map(({ title }) => title(table.context)) : [];
  return (
    <table data-group-by={grouping} aria-label={group}>
      <TableHead titles={[group, ...heads]} />
      <tbody>
        {table?.rows.map((row) => (
          <Row
            key={row.group ?? "others"}
            row={row}
            columns={table.columns}
            context={table.context}
          />
        ))}
      </tbody>
    </table>
  );
}

function PlainRow<Totals>({
  row: { group, name, isCode, totals },
  columns,
  context,
}: Pick<GroupTableData<Totals>, "columns" | "context"> & { row: GroupRow<Totals> }) {
  return (
    <tr {...(group !== null && { "data-group": group })}>
      <th scope="row" className={isCode ? "code" : undefined}>
        {name}
      </th>
      {Object.entries(columns).map(([id, column]) => (
        <td key={id}>{cellOf(column, totals, context)}</td>
      ))}
    </tr>
  );
}

/** Thousands of people may only change their order. */
const Row = memo(PlainRow) as typeof PlainRow;

/** Up to 200 groups do not render again every second. */
const Rows = memo(PlainRows) as typeof PlainRows;
