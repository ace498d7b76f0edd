import { instant } from "#contract/scalars.ts";
import { parseDecimal } from "#domain/decimal/decimal.ts";
import type { LookFirst } from "#domain/recount/look-first.ts";
import type { ExportOptions } from "#lines/line-export.ts";
import { computations, type LineField, type LineValue } from "#lines/line-fields.ts";
import type { LineRow } from "#lines/line-row.ts";
import { sentFields } from "#lines/sent-fields.ts";
import type { Cell } from "#spreadsheet/sheet.ts";

export function isInstant(field: LineField): boolean {
  return sentFields.get(field) === instant;
}

type OptionNames = Pick<ExportOptions, "stateNames" | "effectNames" | "lookFirst">;

/** The names of a field's values; `undefined` for one whose values need none. */
function namesOf(
  field: LineField,
  { stateNames, effectNames }: OptionNames,
): Readonly<Record<string, string>> | undefined {
  if (field === "state") return stateNames;
  return field === "recount-effect" ? effectNames : undefined;
}

/** A value without the advice, which is in words. */
type PlainValue = Exclude<LineValue, LookFirst>;

function readerOf(field: LineField, optionNames: OptionNames): (value: PlainValue) => Cell {
  const ofText = (read: (text: string) => Cell) => (value: PlainValue) =>
    typeof value === "string" ? read(value) : value;
  const names = namesOf(field, optionNames);
  if (names) return ofText((value) => names[value] ?? value);
  // From 1, as on the page.
  if (field === "index") return (value) => (typeof value === "number" ? value + 1 : value);
  if (computations[field]?.kind === "decimal") return ofText(parseDecimal);
  if (isInstant(field)) return ofText((instant) => new Date(instant));
  return (value: PlainValue): Cell => value;
}

function inWords(value: LineValue, { lookFirst }: OptionNames): PlainValue {
  if (value === null || typeof value !== "object") return value;
  if (value.kind === "pair") return lookFirst.pair.replace("{location}", () => value.location);
  const { packs, unit } = value;
  return lookFirst.packs.replace("{packs}", String(packs)).replace("{unit}", String(unit));
}

/** Returns a function that converts lines to cells. */
export function fileCells({
  columns,
  ...names
}: Pick<ExportOptions, "columns"> & OptionNames): (row: LineRow) => Cell[] {
  const readers = columns.map(({ field }) => [field, readerOf(field, names)] as const);
  return (row) => readers.map(([field, read]) => read(inWords(row[field] ?? null, names)));
}
