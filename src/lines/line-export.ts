import type { LineState } from "#domain/lines/line-state.ts";
import type { LineField } from "./line-field.ts";
import type { LineFilter, LineSort, LineView } from "./line-query.ts";

export const exportFormats = ["csv", "xlsx"] as const;

export type ExportFormat = (typeof exportFormats)[number];

/** A file of the lines that match a filter, sorted; what is not data in it is in the viewer's words. */
export interface ExportWish {
  readonly format: ExportFormat;
  readonly filter: LineFilter;
  readonly sorts: readonly LineSort[];
  readonly view: LineView;
  /** The columns, in their order, each under its title. */
  readonly columns: readonly { readonly field: LineField; readonly title: string }[];
  readonly stateNames: Readonly<Record<LineState, string>>;
  /** At most 31 characters, none of them `[]:*?/\`. */
  readonly sheetName: string;
}

/** How far an export has come, in lines. */
export interface ExportProgress {
  readonly written: number;
  readonly total: number;
}

export interface LineFile {
  readonly file: Blob;
  readonly lines: number;
  /** How many texts were longer than a cell of the format can be, and lost their end. */
  readonly shortened: number;
}
