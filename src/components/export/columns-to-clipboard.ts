import type { Columns, TableContext } from "#table/entries/columns.ts";
import type { CopiedTable } from "#ui/copy/clipboard.ts";
import { copiedCells } from "./copied-cells.ts";
import { contentOf } from "./exported-columns.ts";

/**
 * Some columns and rows of a table, as both forms that spreadsheets paste as cells.
 * @param names of the columns, in their order
 */
export function columnsToClipboard<Row, Context extends TableContext, Name extends string>(
  columns: Columns<Row, Context, Name>,
  names: readonly Name[],
  rows: readonly Row[],
  context: Context & { readonly hasTitles: boolean },
): CopiedTable {
  const chosen = Object.fromEntries(names.map((name) => [name, columns[name]]));
  return copiedCells(contentOf(chosen, rows, context), context);
}
