import type * as v from "valibot";
import { lineSchema } from "#contract/line.ts";
import { instant } from "#contract/scalars.ts";
import { membersOf, withoutNull } from "#contract/schema-parts.ts";
import { type Decimal, parseDecimal } from "#domain/decimal/decimal.ts";
import type { ExportOptions } from "#lines/line-export.ts";
import type { LineField, LineValue } from "#lines/line-field.ts";
import type { LineRow } from "#lines/line-row.ts";

/** Value of a file's cell: instants are dates, exact amounts decimals; `null` is empty. */
export type FileCell = string | number | boolean | Decimal | Date | null;

export function isInstant(field: LineField): boolean {
  return leaf(lineSchema, field.split(".")) === instant;
}

/** The schema of a field; `null` for computed fields. */
function leaf(schema: v.GenericSchema, path: readonly string[]): v.GenericSchema | null {
  const { inner } = withoutNull(schema);
  const [key, ...rest] = path;
  if (key === undefined) return inner;
  const member = membersOf(inner)?.[key];
  return member ? leaf(member, rest) : null;
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
  if (field === "value" || field === "absolute-value") return ofText(parseDecimal);
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
