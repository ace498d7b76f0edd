import { memo } from "react";
import { Link } from "#components/link.tsx";
import { countingFacts } from "#domain/counting/facts.ts";
import type { ShownFigure } from "#figures/figures.ts";
import { countingFigures } from "#figures/of-countings.ts";
import { trendFigures } from "#figures/of-trends.ts";
import { useFigures } from "#hooks/use-figures.ts";
import { paths } from "#routes.ts";
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
  const { counting, running, startedAt } = point;
  const { warehouse } = counting;
  const ofCounting = useFigures(countingFigures, { ...countingFacts(counting), countings: 1 });
  const ofPoint = useFigures(trendFigures, point);
  const cells: readonly CellProps[] = [
    { figure: ofCounting("total"), column: "totalProducts", label: table.size },
    { figure: ofCounting("counted"), column: "totalProductsCounted", label: table.counted },
    { figure: ofPoint("final-share"), label: table.share },
    {
      figure: ofCounting("discrepancies"),
      column: "totalDiscrepancies",
      label: table.discrepancies,
    },
    { figure: ofPoint("discrepancies-per-100"), label: table.discrepanciesPer },
    { figure: ofCounting("incidents"), column: "totalIncidents", label: table.incidents },
    { figure: ofPoint("incidents-per-1000"), label: table.incidentsPer },
    { figure: ofPoint("window-hours"), label: table.window },
  ];
  return (
    <tr>
      <th scope="row" data-column="warehouse.name">
        <Link to={paths.counting(counting.id)}>
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
        <Cell key={cell.figure.name} {...cell} />
      ))}
    </tr>
  );
});

interface CellProps {
  readonly figure: ShownFigure;
  /** The API's field, for columns that show one. */
  readonly column?: string;
  /** Name of the figure where there is no header. */
  readonly label: string;
}

function Cell({ figure, column = figure.name, label }: CellProps) {
  return (
    <td
      className={styles.figure}
      data-column={column}
      data-label={label}
      data-nothing={!figure.value || undefined}
    >
      <Figure {...figure} />
    </td>
  );
}
