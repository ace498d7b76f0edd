import { decimalText } from "#domain/decimal/decimal.ts";
import { csvRow } from "#spreadsheet/csv.ts";
import type { Cell } from "#spreadsheet/sheet.ts";

/** A value of a feed; instants are texts in ISO 8601, so that no program's time zone changes them. */
export type FeedValue = Exclude<Cell, Date>;

/** The form of a feed's rows. */
export type RowFormat =
  | { readonly kind: "json" }
  | { readonly kind: "csv"; readonly separator: "," | ";" | "\t"; readonly decimalSign: "." | "," };

type CsvFormat = Extract<RowFormat, { kind: "csv" }>;

/** Writes the rows of a feed as text, piece by piece. */
export interface RowWriter {
  readonly mediaType: string;
  begin(): string;
  row(values: readonly FeedValue[]): string;
  /** @param next address of the next page; `null` after the last one, `undefined` where there are no pages */
  end(next?: string | null): string;
}

/** @param ids of the columns, in the order of the values */
export function createRowWriter(ids: readonly string[], format: RowFormat): RowWriter {
  return format.kind === "csv" ? csvWriter(ids, format) : jsonWriter(ids);
}

function csvWriter(ids: readonly string[], { separator, decimalSign }: CsvFormat): RowWriter {
  const context = { dialect: { separator, decimalSign }, wallClock: (instant: Date) => instant };
  return {
    mediaType: "text/csv; charset=utf-8",
    begin: () => csvRow(ids, context),
    row: (values) => csvRow(values, context),
    end: () => "",
  };
}

function jsonWriter(ids: readonly string[]): RowWriter {
  const write = objectWriter(ids);
  let isFirst = true;
  return {
    mediaType: "application/json",
    begin: () => '{"items":[',
    row(values) {
      const start = isFirst ? "\n" : ",\n";
      isFirst = false;
      return start + write(values);
    },
    end: (next) => `\n]${next === undefined ? "" : `,"next":${JSON.stringify(next)}`}}\n`,
  };
}

/** Writes values as a JSON object; exact decimals keep all their digits. */
export function objectWriter(ids: readonly string[]): (values: readonly FeedValue[]) => string {
  const keys = ids.map((id, index) => `${index === 0 ? "{" : ","}${JSON.stringify(id)}:`);
  return (values) => {
    let text = "";
    for (const [index, key] of keys.entries()) text += key + jsonText(values[index] ?? null);
    return `${text}}`;
  };
}

function jsonText(value: FeedValue): string {
  return typeof value === "object" && value !== null ? decimalText(value) : JSON.stringify(value);
}
