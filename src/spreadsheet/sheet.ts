import type { Decimal } from "#domain/decimal/decimal.ts";

/** The first keeps texts as texts. */
export const fileFormats = ["xlsx", "csv"] as const;

export type FileFormat = (typeof fileFormats)[number];

export const separatorNames = ["semicolon", "comma", "semicolon-point"] as const;

/** `semicolon` writes `0,5;1`, `comma` writes `0.5,1`, `semicolon-point` writes `0.5;1`. */
export type Separators = (typeof separatorNames)[number];

/** How a file is written. */
export interface SheetFormat {
  readonly file: FileFormat;
  /** Of a CSV file. */
  readonly separators: Separators;
  /** IANA name of the zone in which instants are written. */
  readonly timeZone: string;
}

/** Value of a cell: instants are dates, exact amounts decimals; `null` is empty. */
export type Cell = string | number | boolean | Decimal | Date | null;

export interface SheetColumn {
  readonly title: string;
  /** Whether its cells are instants; the title then names their zone. */
  readonly isInstant?: boolean | undefined;
}

export interface Sheet {
  readonly columns: readonly SheetColumn[];
  /** At most 31 characters, none of them `[]:*?/\`. */
  readonly name: string;
}

export interface SheetFile {
  readonly file: Blob;
  /** Number of rows below the titles. */
  readonly rows: number;
  /** Number of texts that were truncated to the format's maximum. */
  readonly shortened: number;
}

/** Regions that write a decimal point, and whose spreadsheets split cells at a semicolon. */
const semicolonPointRegions = ["CH", "LI"];

/**
 * The separators that spreadsheets of a region expect.
 * @param locale such as `en-GB`
 * @param decimalSign of that locale
 */
export function separatorsOf(locale: string, decimalSign: string): Separators {
  if (decimalSign === ",") return "semicolon";
  const { region = "" } = new Intl.Locale(locale);
  return semicolonPointRegions.includes(region) ? "semicolon-point" : "comma";
}

/** A column's title; that of instants names their zone: `Finished (Europe/Berlin)`. */
export function headOf({ title, isInstant }: SheetColumn, timeZone: string): string {
  return isInstant ? `${title} (${timeZone})` : title;
}

/** A text as the name of a sheet. */
export function sheetName(text: string): string {
  return [...text.replace(/[[\]:*?/\\]/g, " ")].slice(0, 31).join("").trim();
}
