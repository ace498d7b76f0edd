import { memo, type ReactNode, use, useDeferredValue, useId, useMemo } from "react";
import { useAfterCharts } from "#charts/use-render-queue.ts";
import type { ExportedTable } from "#components/export/exported-table.ts";
import { TableExport } from "#components/export/table-export.tsx";
import { noValues } from "#domain/groups/group-totals.ts";
import type { Grouping } from "#domain/lines/line-figures.ts";
import { useIsHidden } from "#hooks/use-is-hidden.ts";
import { Figure } from "#ui/figure.tsx";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import { useMessages } from "#ui/locale.tsx";
import { TableHead } from "#ui/table-head.tsx";
import type { GroupColumn } from "./columns.ts";
import { type GroupRow, groupContent } from "./group-content.ts";
import styles from "./group-table.module.css";

/** Content of a table of groups. */
export interface GroupTableData<Totals> {
  readonly rows: readonly GroupRow<Totals>[];
  readonly columns: readonly GroupColumn<Totals>[];
}

const empty = { rows: [], columns: [] };

/** The figures of a chart as a collapsed table, for screen readers and for spreadsheets. */
export function GroupTable<Totals extends object>({
  title,
  grouping,
  group,
  table: { rows, columns },
}: {
  /** Title of the chart. */
  title: string;
  grouping: Grouping;
  /** Header of the row names. */
  group: string;
  table: GroupTableData<Totals>;
}) {
  const costsHidden = useIsHidden("costs");
  const table = useMemo(
    () => ({ rows: costsHidden ? rows.map(withoutValues) : rows, columns }),
    [costsHidden, rows, columns],
  );
  // Hundreds of rows must not delay the charts.
  const visible = useDeferredValue<GroupTableData<Totals>>(useAfterCharts(table), empty);
  return (
    <TableFold
      title={title}
      count={table.rows.length}
      read={() => groupContent(group, table.rows, table.columns)}
    >
      <Rows grouping={grouping} group={group} table={visible} />
    </TableFold>
  );
}

/** The values of a group without lines would be a misleading 0. */
export function withoutValues<Totals extends object>(row: GroupRow<Totals>): GroupRow<Totals> {
  return { ...row, totals: { ...row.totals, ...noValues } };
}

/** A collapsed table with its export. */
export function TableFold({ children, ...exported }: ExportedTable & { children: ReactNode }) {
  const { title } = exported;
  const t = useMessages("overview").overview;
  const id = useId();
  if (use(PaperContext)) return null;
  return (
    <details className={styles.fold}>
      <summary>
        {t.asTable}
        <span className="visually-hidden">: {title}</span>
      </summary>
      <div className={styles.export}>
        <TableExport {...exported} isNamed />
      </div>
      <section className={styles.scroll} tabIndex={0} aria-labelledby={id}>
        <span id={id} hidden>
          {t.tableOf(title)}
        </span>
        {children}
      </section>
    </details>
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
