import { memo, type ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { trendNumber } from "#charts/trend/trend-text.ts";
import type { TrendPoint } from "#domain/counting/trends.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import { paths } from "#routes.ts";
import { withShared } from "#search-params/shared-search.ts";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./trend-table.module.css";

/** One counting with all its figures. */
export const CountingRow = memo(function CountingRow({
  point,
  now,
}: {
  point: TrendPoint;
  now: number;
}) {
  const { table, stillRunning } = useMessages("all").trends;
  const format = useFormat();
  const [search] = useSearchParams();
  const { counting, figures, running, startedAt } = point;
  const { warehouse } = counting;
  return (
    <tr>
      <th scope="row" data-column="warehouse.name">
        <Link to={withShared(paths.counting(counting.id), search)}>
          <span className="prose">{warehouse.name}</span>{" "}
          <span className="code">{warehouse.code}</span>
        </Link>
      </th>
      <td data-column="startedAt">
        <time dateTime={new Date(startedAt).toISOString()}>
          {format.day(startedAt, now)} {format.time(startedAt)}
        </time>
        {running && <em> {stillRunning}</em>}
      </td>
      <Cell column="totalProducts" name="total" label={table.size} value={figures.size}>
        {format.number(figures.size)}
      </Cell>
      <Cell
        column="totalProductsCounted"
        name="counted"
        label={table.counted}
        value={counting.totalProductsCounted}
      >
        {format.number(counting.totalProductsCounted)}
      </Cell>
      <Cell name="final-share" label={table.share} value={figures.share}>
        {trendNumber("share", figures.share, format)}
      </Cell>
      <Cell
        column="totalDiscrepancies"
        name="discrepancies"
        label={table.discrepancies}
        value={counting.totalDiscrepancies}
      >
        {format.number(counting.totalDiscrepancies)}
      </Cell>
      <Cell
        name="discrepancies-per-100"
        label={table.discrepanciesPer}
        value={figures.discrepancies}
      >
        {trendNumber("discrepancies", figures.discrepancies, format)}
      </Cell>
      <Cell
        column="totalIncidents"
        name="incidents"
        label={table.incidents}
        value={counting.totalIncidents}
      >
        {format.number(counting.totalIncidents)}
      </Cell>
      <Cell name="incidents-per-1000" label={table.incidentsPer} value={figures.incidents}>
        {trendNumber("incidents", figures.incidents, format)}
      </Cell>
      <Cell name="window-hours" label={table.window} value={figures.window}>
        {trendNumber("window", figures.window, format)}
      </Cell>
    </tr>
  );
});

function Cell({
  name,
  column = name,
  label,
  value,
  children,
}: {
  name: FigureName;
  /** The API's field, for columns that show one. */
  column?: string;
  /** Name of the figure where there is no header. */
  label: string;
  value: number | null;
  children: ReactNode;
}) {
  return (
    <td
      className={styles.figure}
      data-column={column}
      data-label={label}
      data-nothing={!value || undefined}
    >
      <Figure name={name} value={value}>
        {children}
      </Figure>
    </td>
  );
}
