import { memo, type ReactNode, useDeferredValue, useMemo } from "react";
import { useAfterCharts } from "#charts/use-render-queue.ts";
import type { Grouping } from "#domain/lines/line-figures.ts";
import { PanelMenu } from "#pages/counting/overview/panel-menu.tsx";
import { Figure } from "#ui/figure.tsx";
import { TableHead } from "#ui/table-head.tsx";
import type { GroupColumn } from "./columns.ts";
import { type GroupRow, groupContent } from "./group-content.ts";
import { useShownColumns } from "./use-shown-columns.ts";

/** Content of a table of groups. */
export interface GroupTableData<Totals> {
  readonly rows: readonly GroupRow<Totals>[];
  readonly columns: readonly GroupColumn<Totals>[];
}

const empty = { rows: [], columns: [] };

/** The menu of a chart: its figures as a table, and its settings. */
export function GroupTable<Totals extends object>({
  title,
  grouping,
  group,
  table: { rows, columns },
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
  const shown = useShownColumns(columns);
  const table = useMemo(() => ({ rows, columns: shown }), [rows, shown]);
  // Hundreds of rows must not delay the charts.
  const visible = useDeferredValue<GroupTableData<Totals>>(useAfterCharts(table), empty);
  return (
    <PanelMenu
      title={title}
      count={table.rows.length}
      settings={settings}
      read={() => groupContent(group, table.rows, table.columns)}
    >
      <Rows grouping={grouping} group={group} table={visible} />
    </PanelMenu>
  );
}

function PlainRows<Totals>({
  grouping,
  group,
  table: { rows, columns },
}: {
  grouping: Grouping;
  group: string;
  table: GroupTableData<Totals>;
}) {
  return (
    <table data-group-by={grouping} aria-label={group}>
      <TableHead titles={[group, ...columns.map(({ head }) => head)]} />
      <tbody>
        {rows.map((row) => (
          <Row key={row.group ?? "others"} row={row} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}

function PlainRow<Totals>({
  row: { group, name, isCode, totals },
  columns,
}: {
  row: GroupRow<Totals>;
  columns: readonly GroupColumn<Totals>[];
}) {
  return (
    <tr {...(group !== null && { "data-group": group })}>
      <th scope="row" className={isCode ? "code" : undefined}>
        {name}
      </th>
      {columns.map(({ head, figure, value, text }) => (
        <td key={head}>
          {figure ? (
            <Figure name={figure} value={value(totals)}>
              {text(totals)}
            </Figure>
          ) : (
            text(totals)
          )}
        </td>
      ))}
    </tr>
  );
}

/** Thousands of people may only change their order. */
const Row = memo(PlainRow) as typeof PlainRow;

/** Up to 200 groups do not render again every second. */
const Rows = memo(PlainRows) as typeof PlainRows;
