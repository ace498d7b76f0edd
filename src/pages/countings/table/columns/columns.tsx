import { elapsed } from "#domain/counting/elapsed.ts";
import { countingFacts, discrepancyRate } from "#domain/counting/facts.ts";
import { outlookOf, shownMiddle } from "#domain/counting/outlook.ts";
import { progress } from "#domain/counting/pace.ts";
import {
  CountedCell,
  DiscrepanciesCell,
  DiscrepancyRateCell,
  IncidentsCell,
  LeftCell,
} from "#pages/countings/table/cells/count-cells.tsx";
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
import type { ColumnName, ListColumn, ListRow } from "./table-model.ts";

const progressOf = ({ counting }: ListRow) => progress(countingFacts(counting));

/** The columns of the list in table order. */
export const listColumns: readonly ListColumn[] = [
  {
    id: "active",
    accessorFn: ({ counting }) => (counting.active ? 0 : 1),
    minSize: 78,
    maxSize: 84,
    cell: StatusCell,
    // The mark before the warehouse says the same.
    meta: { hideRank: 1, skeleton: [56] },
  },
  {
    id: "warehouse.name",
    accessorFn: ({ counting }) => counting.warehouse.name,
    minSize: 178,
    maxSize: 210,
    cell: WarehouseCell,
    meta: { isAlwaysVisible: true, defaultFrom: 900, isNarrow: true, skeleton: [130, 48] },
  },
  {
    id: "startedAt",
    accessorFn: ({ counting }) => Date.parse(counting.startedAt),
    minSize: 88,
    maxSize: 96,
    cell: StartedCell,
    meta: { defaultFrom: 1200, hideRank: 2, skeleton: [38, 56] },
  },
  {
    id: "endsAt",
    accessorFn: ({ counting }) => Date.parse(counting.endsAt),
    minSize: 190,
    maxSize: 268,
    cell: DeadlineCell,
    meta: { defaultFrom: 900, hideRank: 11, isNarrow: true, skeleton: [140, 120] },
  },
  {
    id: "elapsed",
    accessorFn: ({ counting, now }) => now && elapsed(countingFacts(counting), now),
    minSize: 84,
    maxSize: 92,
    cell: ElapsedCell,
    meta: { figure: "elapsed", hideRank: 4, isLargestFirst: true },
  },
  {
    id: "progress",
    accessorFn: progressOf,
    minSize: 200,
    cell: ProgressCell,
    meta: { isAlwaysVisible: true, defaultFrom: 900, isNarrow: true, skeleton: [1000, 90] },
  },
  {
    id: "forecast",
    accessorFn: ({ counting, now, calendar }) =>
      now && shownMiddle(outlookOf(countingFacts(counting), now, calendar).conclusion),
    minSize: 122,
    maxSize: 132,
    cell: ForecastCell,
    meta: { figure: "forecast", hideRank: 5, skeleton: [38, 56] },
  },
  {
    id: "totalProductsCounted",
    accessorFn: progressOf,
    minSize: 68,
    maxSize: 78,
    cell: CountedCell,
    meta: { figure: "progress", isNumber: true, defaultFrom: 900, hideRank: 9, isNarrow: true },
  },
  {
    id: "totalProductsLeft",
    accessorFn: ({ counting }) => counting.totalProductsLeft,
    minSize: 64,
    maxSize: 80,
    cell: LeftCell,
    meta: {
      figure: "left",
      isNumber: true,
      defaultFrom: 900,
      hideRank: 8,
      isNarrow: true,
      isLargestFirst: true,
    },
  },
  {
    id: "totalDiscrepancies",
    accessorFn: ({ counting }) => counting.totalDiscrepancies,
    minSize: 94,
    maxSize: 104,
    cell: DiscrepanciesCell,
    meta: {
      figure: "discrepancies",
      isNumber: true,
      defaultFrom: 900,
      hideRank: 7,
      isNarrow: true,
      isLargestFirst: true,
    },
  },
  {
    id: "discrepancy-rate",
    accessorFn: ({ counting }) => discrepancyRate(countingFacts(counting)),
    minSize: 124,
    maxSize: 132,
    cell: DiscrepancyRateCell,
    meta: { figure: "discrepancy-rate", isNumber: true, hideRank: 3, isLargestFirst: true },
  },
  {
    id: "totalIncidents",
    accessorFn: ({ counting }) => counting.totalIncidents,
    minSize: 70,
    maxSize: 84,
    cell: IncidentsCell,
    meta: {
      figure: "incidents",
      isNumber: true,
      defaultFrom: 900,
      hideRank: 6,
      isNarrow: true,
      isLargestFirst: true,
    },
  },
  {
    id: "participants",
    accessorFn: ({ counting }) => new Set(counting.participants.map(({ id }) => id)).size,
    // The initials of four people side by side.
    minSize: 132,
    maxSize: 132,
    cell: ParticipantsCell,
    meta: { defaultFrom: 1200, hideRank: 1, isLargestFirst: true, skeleton: [64] },
  },
];

export const columnNames: readonly ColumnName[] = listColumns.map(({ id }) => id);

/** Visible unless a person chooses others. */
export const defaultColumns: readonly ColumnName[] = listColumns.flatMap(({ id, meta }) =>
  meta.defaultFrom === undefined ? [] : [id],
);
