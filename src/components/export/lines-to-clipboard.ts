import type { Format } from "#format/format.ts";
import { fileCells, isInstant } from "#lines/export/file-cells.ts";
import type { LineField } from "#lines/line-fields.ts";
import type { LineRow } from "#lines/line-row.ts";
import type { CountingMessages } from "#messages/languages.ts";
import type { CopiedTable } from "#ui/copy/clipboard.ts";
import { copiedCells } from "./copied-cells.ts";
import { exportNames } from "./export-names.ts";

/** Some fields of lines for a spreadsheet, as in an exported file. */
export function linesToClipboard(
  lines: readonly LineRow[],
  fields: readonly LineField[],
  {
    messages,
    format,
    hasTitles,
  }: { messages: CountingMessages; format: Format; hasTitles: boolean },
): CopiedTable {
  const { lineFields: titles } = messages;
  const columns = fields.map((field) => ({
    field,
    title: titles[field],
    isInstant: isInstant(field),
  }));
  const content = { columns, rows: lines.map(fileCells({ columns, ...exportNames(messages) })) };
  return copiedCells(content, { format, hasTitles });
}
