import { countingFacts } from "#domain/counting/facts.ts";
import { progress } from "#domain/counting/pace.ts";
import { type CsvCell, csv } from "#domain/csv.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import type { ListRow } from "#pages/countings/table/table-model.ts";

type Titles = Messages["listExport"]["columns"];

/** What the cells are named by. */
export interface CsvWords {
  readonly titles: Titles;
  readonly active: string;
  readonly finished: string;
  /** Whether a counting will be done in time, in a few words. */
  readonly conclusionOf: (row: ListRow) => string;
}

const columns: readonly (readonly [keyof Titles, (row: ListRow, words: CsvWords) => CsvCell])[] = [
  ["id", ({ counting }) => counting.id],
  ["active", ({ counting }, { active, finished }) => (counting.active ? active : finished)],
  ["warehouse", ({ counting }) => counting.warehouse.name],
  ["code", ({ counting }) => counting.warehouse.code],
  ["startedAt", ({ counting }) => new Date(counting.startedAt)],
  ["endsAt", ({ counting }) => new Date(counting.endsAt)],
  ["conclusion", (row, { conclusionOf }) => conclusionOf(row)],
  ["total", ({ counting }) => counting.totalProducts],
  ["counted", ({ counting }) => counting.totalProductsCounted],
  ["left", ({ counting }) => counting.totalProductsLeft],
  ["progress", ({ counting }) => progress(countingFacts(counting))],
  ["discrepancies", ({ counting }) => counting.totalDiscrepancies],
  ["incidents", ({ counting }) => counting.totalIncidents],
  ["people", ({ counting }) => new Set(counting.participants.map(({ id }) => id)).size],
];

/** A header and one row per counting, in the given order. A figure without an answer is an empty cell. */
export function countingsCsv(rows: readonly ListRow[], words: CsvWords): string {
  const titles = columns.map(([name]) => words.titles[name]);
  return csv([titles, ...rows.map((row) => columns.map(([, cell]) => cell(row, words)))]);
}
