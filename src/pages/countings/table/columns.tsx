import type { ReactNode } from "react";
import type { FigureName } from "#messages/en/definitions.ts";
import type { CellContext } from "./cell-context.ts";
import type { ColumnName } from "./column-names.ts";
import {
  countedCell,
  discrepanciesCell,
  discrepancyRateCell,
  incidentsCell,
  leftCell,
} from "./count-cells.tsx";
import type { CountingAt } from "./counting-at.ts";
import { participantsCell, statusCell, warehouseCell } from "./fact-cells.tsx";
import { progressCell } from "./progress-cell.tsx";
import { deadlineCell, elapsedCell, forecastCell, startedCell } from "./time-cells.tsx";

/** How a column of the list renders. Widths are in `column-widths.ts`, sort keys in `sort-countings.ts`. */
interface CountingColumn {
  /** A plain function without hooks, since a list has many cells. */
  readonly cell: (at: CountingAt, context: CellContext) => ReactNode;
  /** The figure whose definition explains the column. */
  readonly figure?: FigureName;
}

export const countingColumns: Readonly<Record<ColumnName, CountingColumn>> = {
  active: { cell: statusCell },
  "warehouse.name": { cell: warehouseCell },
  startedAt: { cell: startedCell },
  endsAt: { cell: deadlineCell },
  elapsed: { cell: elapsedCell, figure: "elapsed" },
  progress: { cell: progressCell },
  forecast: { cell: forecastCell, figure: "forecast" },
  totalProductsCounted: { cell: countedCell, figure: "progress" },
  totalProductsLeft: { cell: leftCell, figure: "left" },
  totalDiscrepancies: { cell: discrepanciesCell, figure: "discrepancies" },
  "discrepancy-rate": { cell: discrepancyRateCell, figure: "discrepancy-rate" },
  totalIncidents: { cell: incidentsCell, figure: "incidents" },
  participants: { cell: participantsCell },
};
