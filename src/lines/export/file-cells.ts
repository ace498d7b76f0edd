import { instant } from "#contract/scalars.ts";
import { type Decimal, parseDecimal } from "#domain/decimal/decimal.ts";
import type { ExportOptions } from "#lines/line-export.ts";
import { computations, type LineField, type LineValue } from "#lines/line-fields.ts";
import type { LineRow } from "#lines/line-row.ts";
import { sentFields } from "#lines/sent-fields.ts";

/** Value of a file's cell: instants are dates, exact amounts decimals; `null` is empty. */
export type FileCell = string | number | boolean | Decimal | Date | null;

export function isInstant(field: LineField): boolean {
  return sentFields.get(field) === instant;
}

function readerOf(
  field: LineField,
  stateNames: ExportOptions["stateNames"],
): (value: LineValue) => FileCell {
  const ofText = (read: (text: string) => FileCell) => (value: LineValue) =>
    typeof value === "string" ? read(value) : value;
  if (field === "state") {
    const names: Readonly<Record<string, string>> = stateNames;
    return ofText((state) => names[state] ?? state);
  }
  // From 1, as on the page.
  if (field === "index") return (value) => (typeof value === "number" ? value + 1 : value);
  if (computations[field]?.kind === "decimal") return ofText(parseDecimal);
  if (isInstant(field)) return ofText((instant) => new Date(instant));
  return (value: LineValue): FileCell => value;
}

/** Returns a function that converts lines to cells. */
export function fileCells({
  columns,
  stateNames,
}: Pick<ExportOptions, "columns" | "stateNames">): (row: LineRow) => FileCell[] {
  const readers = columns.map(({ field }) => [field, readerOf(field, stateNames)] as const);
  return (row) => readers.map(([field, read]) => read(row[field] ?? null));
}
