import { elapsed } from "#domain/counting/elapsed.ts";
import { countingFacts, discrepancyRate } from "#domain/counting/facts.ts";
import { outlookOf, shownMiddle } from "#domain/counting/outlook.ts";
import { progress } from "#domain/counting/pace.ts";
import { CountedCell, IncidentsCell } from "#pages/countings/table/cells/count-cells.tsx";
import {
  ParticipantsCell,
  StatusCell,
  WarehouseCell,
} from "#pages/countings/table/cells/fact-cells.tsx";
import { ProgressCell } from "#pages/countings/table/cells/progress-cell.tsx";
import {
  DeadlineCell,
  ElapsedCell,
  ForecastCell,
  StartedCell,
} from "#pages/countings/table/cells/time-cells.tsx";
import { tableOf } from "#table/entries/columns.ts";
import type { ColumnName, ListColumn, ListContext, ListOptions, ListRow } from "./table-model.ts";

const progressOf = ({ counting }: ListRow) => progress(countingFacts(counting));

/** The title in full, where there is more room than in the header. */
const title =
  (name: ColumnName) =>
  ({ t: { countingTable } }: ListContext) =>
    countingTable.columnsInFull[name] ?? countingTable.columns[name];

/** The columns of the list in table order. */
export const listTable = tableOf<ListRow, ListContext, ListOptions>()((column) => ({
  active: column.option(
    title("active"),
    ({ counting }) => (counting.active ? "active" : "finished"),
    {
      options: ["active", "finished"],
      words: ({ t: { progress } }) => ({ active: progress.active, finished: progress.finished }),
      cell: () => <StatusCell />,
      room: { min: 78, max: 84 },
      // The mark before the warehouse says the same.
      hideRank: 1,
      skeleton: [56],
    },
  ),
  "warehouse.name": column.text(
    title("warehouse.name"),
    ({ counting }) => counting.warehouse.name,
    {
      cell: () => <WarehouseCell />,
      room: { min: 178, max: 210 },
      isAlwaysVisible: true,
      hideRank: "never",
      defaultFrom: 900,
      isNarrow: true,
      skeleton: [130, 48],
    },
  ),
  startedAt: column.instant(title("startedAt"), ({ counting }) => Date.parse(counting.startedAt), {
    cell: () => <StartedCell />,
    room: { min: 88, max: 96 },
    defaultFrom: 1200,
    hideRank: 2,
    skeleton: [38, 56],
  }),
  endsAt: column.instant(title("endsAt"), ({ counting }) => Date.parse(counting.endsAt), {
    cell: () => <DeadlineCell />,
    room: { min: 190, max: 268 },
    defaultFrom: 900,
    hideRank: 11,
    isNarrow: true,
    skeleton: [140, 120],
  }),
  elapsed: column.duration(
    title("elapsed"),
    ({ counting, now }) => now && elapsed(countingFacts(counting), now),
    {
      figure: "elapsed",
      cell: () => <ElapsedCell />,
      place: "page",
      room: { min: 84, max: 92 },
      hideRank: 4,
      isLargestFirst: true,
    },
  ),
  progress: column.bar(title("progress"), progressOf, {
    cell: () => <ProgressCell />,
    place: "page",
    room: { min: 210 },
    isAlwaysVisible: true,
    hideRank: "never",
    defaultFrom: 900,
    isNarrow: true,
    skeleton: [1000, 90],
  }),
  forecast: column.instant(
    title("forecast"),
    ({ counting, now, calendar }) =>
      now && shownMiddle(outlookOf(countingFacts(counting), now, calendar).conclusion),
    {
      figure: "forecast",
      cell: () => <ForecastCell />,
      place: "page",
      room: { min: 122, max: 132 },
      hideRank: 5,
      skeleton: [38, 56],
    },
  ),
  totalProductsCounted: column.share(title("totalProductsCounted"), progressOf, {
    figure: "progress",
    cell: () => <CountedCell />,
    room: { min: 68, max: 78 },
    defaultFrom: 900,
    hideRank: 9,
    isNarrow: true,
  }),
  totalProductsLeft: column.number(
    title("totalProductsLeft"),
    ({ counting }) => counting.totalProductsLeft,
    {
      figure: "left",
      unit: (t) => t.countings.leftShort,
      room: { min: 64, max: 80 },
      defaultFrom: 900,
      hideRank: 8,
      isNarrow: true,
      isLargestFirst: true,
    },
  ),
  totalDiscrepancies: column.number(
    title("totalDiscrepancies"),
    ({ counting }) => counting.totalDiscrepancies,
    {
      figure: "discrepancies",
      unit: (t) => t.countings.discrepanciesShort,
      room: { min: 94, max: 104 },
      defaultFrom: 900,
      hideRank: 7,
      isNarrow: true,
      isLargestFirst: true,
    },
  ),
  "discrepancy-rate": column.share(
    title("discrepancy-rate"),
    ({ counting }) => discrepancyRate(countingFacts(counting)),
    {
      figure: "discrepancy-rate",
      place: "page",
      room: { min: 124, max: 132 },
      hideRank: 3,
      isLargestFirst: true,
    },
  ),
  totalIncidents: column.number(
    title("totalIncidents"),
    ({ counting }) => counting.totalIncidents,
    {
      figure: "incidents",
      cell: () => <IncidentsCell />,
      room: { min: 70, max: 84 },
      defaultFrom: 900,
      hideRank: 6,
      isNarrow: true,
      isLargestFirst: true,
    },
  ),
  participants: column.number(
    title("participants"),
    ({ counting }) => new Set(counting.participants.map(({ id }) => id)).size,
    {
      cell: () => <ParticipantsCell />,
      align: "start",
      // The initials of four people side by side.
      room: { min: 132, max: 132 },
      defaultFrom: 1200,
      hideRank: 1,
      isLargestFirst: true,
      skeleton: [64],
    },
  ),
}));

export const columnNames = Object.keys(listTable) as readonly ColumnName[];

export const listColumns: readonly ListColumn[] = columnNames.map((id) => ({
  id,
  ...listTable[id],
}));

/** Visible unless a person chooses others. */
export const defaultColumns: readonly ColumnName[] = listColumns.flatMap(({ id, defaultFrom }) =>
  defaultFrom === undefined ? [] : [id],
);
