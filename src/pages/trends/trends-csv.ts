import type { TrendPoint } from "#domain/counting/trends.ts";
import { type CsvCell, csv } from "#domain/csv.ts";

/** Columns of the file: the API's fields by path, then figures by name. */
const columns: readonly (readonly [string, (point: TrendPoint) => CsvCell])[] = [
  ["id", ({ counting }) => counting.id],
  ["warehouse.id", ({ counting }) => counting.warehouse.id],
  ["warehouse.code", ({ counting }) => counting.warehouse.code],
  ["warehouse.name", ({ counting }) => counting.warehouse.name],
  ["startedAt", ({ counting }) => new Date(counting.startedAt).toISOString()],
  ["endsAt", ({ counting }) => new Date(counting.endsAt).toISOString()],
  ["active", ({ counting }) => counting.active],
  ["totalProducts", ({ counting }) => counting.totalProducts],
  ["totalProductsCounted", ({ counting }) => counting.totalProductsCounted],
  ["totalProductsLeft", ({ counting }) => counting.totalProductsLeft],
  ["totalDiscrepancies", ({ counting }) => counting.totalDiscrepancies],
  ["totalIncidents", ({ counting }) => counting.totalIncidents],
  ["discrepancies-per-100", ({ figures }) => figures.discrepancies],
  ["incidents-per-1000", ({ figures }) => figures.incidents],
  ["final-share", ({ figures }) => figures.share],
  ["window-hours", ({ figures }) => figures.window],
];

/** A header and one row per counting, in the given order. A figure without an answer is an empty cell. */
export function trendsCsv(points: readonly TrendPoint[]): string {
  const names = columns.map(([name]) => name);
  return csv([names, ...points.map((point) => columns.map(([, cell]) => cell(point)))]);
}
