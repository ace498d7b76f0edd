import { memo } from "react";
import { Link, useSearchParams } from "react-router";
import type { FigureName } from "#messages/en/definitions.ts";
import { paths } from "#routes.ts";
import { withShared } from "#search-params/shared-search.ts";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useWords } from "#ui/locale.tsx";
import styles from "./trend-table.module.css";
import type { TrendPoint } from "./trends.ts";
import { words } from "./words.ts";

/** One counting with all its figures. */
export const CountingRow = memo(function CountingRow({
  point,
  now,
}: {
  point: TrendPoint;
  now: number;
}) {
  const { table, stillRunning } = useWords(words);
  const format = useFormat();
  const [search] = useSearchParams();
  const { counting, figures, running, startedAt } = point;
  const { warehouse, totalProductsCounted, totalDiscrepancies, totalIncidents } = counting;
  const { number, rate, share } = format;
  const cells: readonly CellProps[] = [
    {
      name: "total",
      column: "totalProducts",
      label: table.size,
      value: figures.size,
      text: number,
    },
    {
      name: "counted",
      column: "totalProductsCounted",
      label: table.counted,
      value: totalProductsCounted,
      text: number,
    },
    { name: "final-share", label: table.share, value: figures.share, text: share },
    {
      name: "discrepancies",
      column: "totalDiscrepancies",
      label: table.discrepancies,
      value: totalDiscrepancies,
      text: number,
    },
    {
      name: "discrepancies-per-100",
      label: table.discrepanciesPer,
      value: figures.discrepancies,
      text: rate,
    },
    {
      name: "incidents",
      column: "totalIncidents",
      label: table.incidents,
      value: totalIncidents,
      text: number,
    },
    {
      name: "incidents-per-1000",
      label: table.incidentsPer,
      value: figures.incidents,
      text: rate,
    },
    { name: "window-hours", label: table.window, value: figures.window, text: rate },
  ];
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
      {cells.map((cell) => (
        <Cell key={cell.name} {...cell} />
      ))}
    </tr>
  );
});

interface CellProps {
  readonly name: FigureName;
  /** The API's field, for columns that show one. */
  readonly column?: string;
  /** Name of the figure where there is no header. */
  readonly label: string;
  readonly value: number | null;
  readonly text: (value: number | null) => string;
}

function Cell({ name, column = name, label, value, text }: CellProps) {
  return (
    <td
      className={styles.figure}
      data-column={column}
      data-label={label}
      data-nothing={!value || undefined}
    >
      <Figure name={name} value={value}>
        {text(value)}
      </Figure>
    </td>
  );
}
