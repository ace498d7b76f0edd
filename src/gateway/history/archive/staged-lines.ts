import { zoneOf } from "#domain/lines/zone.ts";
import type { LineColumnName } from "#gateway/history/schema.ts";
import type { LineColumns } from "#lines/engine/columns/line-columns.ts";
import type { LineField } from "#lines/line-fields.ts";
import { costScale, quantityScale, scaled } from "./scaled.ts";

/** Columns of the archive whose values come with each line; the counting is the same for all. */
export type StagedName = Exclude<LineColumnName, "counting">;

/** Texts by code, from 1 on; code 0 means none. */
export interface StagedTexts {
  readonly texts: readonly string[];
  readonly codes: Int32Array;
}

/**
 * Lines on their way into a file. Numbers are whole and exact: instants are milliseconds since 1970, decimals are multiples
 * of their last digit, and NaN means none.
 */
export interface StagedLines {
  readonly size: number;
  readonly columns: Readonly<Record<StagedName, StagedTexts | Float64Array>>;
}

const textFields = {
  product: "product.code",
  description: "product.description",
  class: "product.metrics.abc",
  location: "location.code",
  lot: "lot.code",
  name: "assignedUser.username",
  reason: "documentation.reason.name",
  incident: "incident.type.name",
} as const satisfies Partial<Record<StagedName, LineField>>;

const wholeFields = {
  line: "id",
  position: "index",
  person: "assignedUser.id",
} as const satisfies Partial<Record<StagedName, LineField>>;

const instantFields = {
  started_at: "startedAt",
  finished_at: "finishedAt",
  documented_at: "documentation.createdAt",
} as const satisfies Partial<Record<StagedName, LineField>>;

const maxPosition = 2 ** 31 - 1;

/**
 * Takes over the lines that can be stored exactly.
 * @returns the lines, and the number of those that cannot
 */
export function stageLines(lines: LineColumns): {
  readonly staged: StagedLines;
  readonly broken: number;
} {
  const decimals = decimalColumns(lines);
  const wholes = Object.entries(wholeFields).map(
    ([name, field]) => [name, lines.numbers(field).values] as const,
  );
  const positions = lines.numbers(wholeFields.position);
  const isExact = (row: number) =>
    wholes.every(([, values]) => Number.isSafeInteger(values[row])) &&
    Math.abs(positions.number(row)) <= maxPosition &&
    Object.values(decimals).every(({ isStored }) => isStored[row] === 1);
  const rows = Uint32Array.from(
    Array.from({ length: lines.size }, (_, row) => row).filter(isExact),
  );
  const pick = (values: Float64Array) =>
    Float64Array.from(rows, (row) => values[row] ?? Number.NaN);
  const textColumns = mapEntries(textFields, (field) => {
    const { entries, codes } = lines.texts(field).dictionary(lines.size);
    return { texts: entries.slice(1), codes: Int32Array.from(rows, (row) => codes[row] ?? 0) };
  });
  const incidents = lines.numbers("incident.id");
  return {
    staged: {
      size: rows.length,
      columns: {
        ...textColumns,
        ...placeColumns(textColumns.location),
        incident: withUntyped(textColumns.incident, (at) => !incidents.isBlank(rows[at] ?? 0)),
        ...mapEntries(wholeFields, (field) => pick(lines.numbers(field).values)),
        ...mapEntries(instantFields, (field) => pick(lines.numbers(field).values)),
        ...mapEntries(decimals, ({ values }) => pick(values)),
      },
    },
    broken: lines.size - rows.length,
  };
}

interface DecimalColumn {
  readonly values: Float64Array;
  /** By row: 0 where the number does not fit. */
  readonly isStored: Uint8Array;
}

function decimalColumns(lines: LineColumns) {
  const { size } = lines;
  const column = (read: (row: number) => number, scale: number): DecimalColumn => {
    const values = new Float64Array(size);
    const isStored = new Uint8Array(size);
    for (let row = 0; row < size; row += 1) {
      const value = read(row);
      const units = scaled(value, scale);
      values[row] = units ?? Number.NaN;
      isStored[row] = units === null ? 0 : 1;
    }
    return { values, isStored };
  };
  const of = (field: LineField, scale = quantityScale) => {
    const numbers = lines.numbers(field);
    return column((row) => numbers.number(row), scale);
  };
  const counted = of("countedStock");
  const difference = of("difference");
  const lots = lines.texts("lot.code");
  const ofLot = lines.numbers("lotLocationStock");
  const ofProduct = lines.numbers("productLocationStock");
  const stock = column((row) => (lots.isBlank(row) ? ofProduct : ofLot).number(row), quantityScale);
  // The stock of a line with a count and a difference is not used, so that it need not fit.
  const expected: DecimalColumn = { values: stock.values, isStored: stock.isStored };
  for (let row = 0; row < size; row += 1) {
    const known = (counted.values[row] ?? Number.NaN) - (difference.values[row] ?? Number.NaN);
    if (Number.isNaN(known)) continue;
    expected.values[row] = known;
    expected.isStored[row] = 1;
  }
  return {
    expected,
    counted,
    difference,
    previous_difference: of("prevDifference"),
    cost: of("costPrice", costScale),
  };
}

/** The first three parts of each location's code. */
function placeColumns({ texts, codes }: StagedTexts) {
  const parts = texts.map(placeOf);
  const column = (part: number): StagedTexts => {
    const known = new Map<string, number>();
    const codeOf = parts.map((place) => {
      const text = place[part];
      if (text === undefined) return 0;
      const code = known.get(text) ?? known.size + 1;
      known.set(text, code);
      return code;
    });
    return { texts: [...known.keys()], codes: codes.map((code) => codeOf[code - 1] ?? 0) };
  };
  return { zone: column(0), aisle: column(1), bay: column(2) };
}

/** The parts of a location's code, cut as zones are. */
export function placeOf(code: string): readonly string[] {
  const parts: string[] = [];
  for (let rest = code; rest !== "" || parts.length === 0; ) {
    const part = zoneOf(rest);
    parts.push(part);
    rest = rest.slice(part.length).replace(/^[-./ _]+/, "");
  }
  return parts;
}

/** With an empty text for incidents without a type. */
function withUntyped({ texts, codes }: StagedTexts, has: (at: number) => boolean): StagedTexts {
  const untyped = texts.length + 1;
  return {
    texts: [...texts, ""],
    codes: codes.map((code, at) => (code === 0 && has(at) ? untyped : code)),
  };
}

function mapEntries<Key extends string, Value, Result>(
  entries: Readonly<Record<Key, Value>>,
  map: (value: Value) => Result,
): Record<Key, Result> {
  return Object.fromEntries(
    Object.entries<Value>(entries).map(([key, value]) => [key, map(value)]),
  ) as Record<Key, Result>;
}
