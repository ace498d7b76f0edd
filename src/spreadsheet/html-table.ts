import { type CsvContext, cellText } from "./csv.ts";
import type { Cell } from "./sheet.ts";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Excel would begin another row at a line break, unless a style says otherwise, which our security policy forbids. */
function htmlCell(cell: Cell, context: CsvContext): string {
  const text = cellText(cell, context)
    .replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
    .replace(/\s*[\r\n]+\s*/g, " ");
  return `<td>${text}</td>`;
}

/** Rows of cells as a table that spreadsheets and documents paste. Numbers have no grouping, as in a file. */
export function htmlTable(rows: readonly (readonly Cell[])[], context: CsvContext): string {
  const body = rows.map((row) => `<tr>${row.map((cell) => htmlCell(cell, context)).join("")}</tr>`);
  return `<table>${body.join("")}</table>`;
}
