import { memo, useMemo } from "react";
import type { BurnUpData } from "#charts/burn-up-chart.tsx";
import { useAfterCharts } from "#charts/use-in-turn.ts";
import { csvRow } from "#domain/csv.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { TableFold } from "./groups-table.tsx";

/** Lines finished per slot of time, and how many were counted by its end. */
export const BurnUpTable = memo(function BurnUpTable({
  title,
  data,
}: {
  title: string;
  data: BurnUpData;
}) {
  const words = useMessages().overview.burnUp;
  const format = useFormat();
  const { slots } = useAfterCharts(data).throughput;
  const rows = useMemo(() => {
    let counted = 0;
    return slots.map(({ from, lines }) => {
      counted += lines;
      return { from, lines, counted };
    });
  }, [slots]);
  const csv = () =>
    [
      ["from", "finished", "counted"],
      ...rows.map(({ from, lines, counted }) => [new Date(from), lines, counted]),
    ]
      .map(csvRow)
      .join("");
  return (
    <TableFold title={title} csv={csv}>
      <table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{words.from}</th>
            <th scope="col">{words.finished}</th>
            <th scope="col">{words.byThen}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ from, lines, counted }) => (
            <tr key={from}>
              <th scope="row">{format.moment(from, data.now ?? data.series.until)}</th>
              <td>{format.number(lines)}</td>
              <td>{format.number(counted)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFold>
  );
});
