import type { Columns, TableContext } from "#table/entries/columns.ts";
import type { CopiedTable } from "#ui/copy/clipboard.ts";
import type { linesToClipboard } from "./lines-to-clipboard.ts";

/** Like `columnsToClipboard`, whose code loads when a table is first copied. */
export async function copiedColumns<Row, Context extends TableContext, Name extends string>(
  columns: Columns<Row, Context, Name>,
  names: readonly Name[],
  rows: readonly Row[],
  context: Context & { readonly hasTitles: boolean },
): Promise<CopiedTable> {
  const { columnsToClipboard } = await import("./columns-to-clipboard.ts");
  return columnsToClipboard(columns, names, rows, context);
}

/** Like `linesToClipboard`, whose code loads when lines are first copied. */
export async function copiedLines(
  ...copied: Parameters<typeof linesToClipboard>
): Promise<CopiedTable> {
  const { linesToClipboard } = await import("./lines-to-clipboard.ts");
  return linesToClipboard(...copied);
}
