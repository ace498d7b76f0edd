import { type TableContent, tableContent } from "#components/export/exported-table.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import type { TrendPoint } from "./trends.ts";
import type { Words } from "./words.ts";

/** One row per counting, in the given order. A figure without an answer is an empty cell. */
export function trendsContent(
  points: readonly TrendPoint[],
  t: Words["table"],
  { countingTable: { columns }, fileExport, progress }: Messages,
): TableContent {
  return tableContent<TrendPoint>(
    [
      { title: fileExport.titles.counting, value: ({ counting }) => counting.id },
      { title: t.warehouse, value: ({ counting }) => counting.warehouse.name },
      { title: fileExport.titles.warehouseCode, value: ({ counting }) => counting.warehouse.code },
      { title: t.started, isInstant: true, value: ({ startedAt }) => new Date(startedAt) },
      {
        title: columns.endsAt,
        isInstant: true,
        value: ({ counting }) => new Date(counting.endsAt),
      },
      {
        title: columns.active,
        value: ({ running }) => (running ? progress.active : progress.finished),
      },
      { title: t.size, value: ({ counting }) => counting.totalProducts },
      { title: t.counted, value: ({ counting }) => counting.totalProductsCounted },
      { title: columns.totalProductsLeft, value: ({ counting }) => counting.totalProductsLeft },
      { title: t.share, value: ({ figures }) => figures.share },
      { title: t.discrepancies, value: ({ counting }) => counting.totalDiscrepancies },
      { title: t.discrepanciesPer, value: ({ figures }) => figures.discrepancies },
      { title: t.incidents, value: ({ counting }) => counting.totalIncidents },
      { title: t.incidentsPer, value: ({ figures }) => figures.incidents },
      { title: t.window, value: ({ figures }) => figures.window },
    ],
    points,
  );
}
