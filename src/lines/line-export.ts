import type { LineState } from "#domain/lines/line-state.ts";
import type { LookFirst } from "#domain/recount/look-first.ts";
import type { RecountEffect } from "#domain/recount/recount.ts";
import type { SheetFormat } from "#spreadsheet/sheet.ts";
import type { LineField } from "./line-fields.ts";
import type { LineFilter, LineOptions, LineSort } from "./line-query.ts";

/** A file of the matching lines, sorted; headings, states, hints and effects are in the viewer's language. */
export interface ExportOptions {
  readonly format: SheetFormat;
  readonly filter: LineFilter;
  readonly sorts: readonly LineSort[];
  /** How many of the first lines, in that order; all without it. */
  readonly first?: number | undefined;
  readonly lineOptions: LineOptions;
  /** The columns in order, each with its title. */
  readonly columns: readonly { readonly field: LineField; readonly title: string }[];
  readonly stateNames: Readonly<Record<LineState, string>>;
  /** With `{location}`, and with `{packs}` and `{unit}`. */
  readonly lookFirst: Readonly<Record<LookFirst["kind"], string>>;
  readonly effectNames: Readonly<Record<RecountEffect, string>>;
  /** At most 31 characters, none of them `[]:*?/\`. */
  readonly sheetName: string;
}
