import { memo } from "react";
import { useAfterCharts } from "#charts/use-render-queue.ts";
import { tableContent } from "#components/export/exported-table.ts";
import { PanelMenu } from "#pages/counting/overview/panel-menu.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { TableHead } from "#ui/table-head.tsx";
import type { BurnUpPanelData } from "./burn-up-data.ts";

/** Lines finished per slot of time, and cumulative counts, against an even pace. */
export const BurnUpTable = memo(function BurnUpTable({
  title,
  data,
}: {
  title: string;
  data: BurnUpPanelData;
}) {
  const t = useMessages("overview").overview.burnUp;
  const format = useFormat();
  const { rows } = useAfterCharts(data);
  const read = () =>
    tableContent<(typeof rows)[number]>(
      [
        { title: t.from, isInstant: true, value: ({ from }) => new Date(from) },
        { title: t.finished, value: ({ finished }) => finished },
        { title: t.byThen, value: ({ counted }) => counted },
        { title: t.pace, value: ({ pace }) => pace },
      ],
      rows,
    );
  return (
    <PanelMenu title={title} count={rows.length} read={read}>
      <table aria-label={title}>
        <TableHead titles={[t.from, t.finished, t.byThen, t.pace]} />
        <tbody>
          {rows.map(({ from, finished, counted, pace }) => (
            <tr key={from}>
              <th scope="row">{format.moment(from, data.now ?? data.series.until)}</th>
              <td>{format.number(finished)}</td>
              <td>{format.number(counted)}</td>
              <td>{format.number(pace === null ? null : Math.round(pace))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PanelMenu>
  );
});
