import { decimalText } from "#domain/decimal/decimal.ts";
import { type CsvContext, cellText } from "./csv.ts";
import { keepsDigits } from "./keeps-digits.ts";
import type { Cell } from "./sheet.ts";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/**
 * Excel and LibreOffice read a cell with their attribute as text: `00123`, `2E5` and `1-2` stay what they are. A style
 * says the same, but our security policy forbids it: browsers parse a table before they put it on the clipboard.
 */
const asText = ' x:str="" sdnum="1033;1033;@"';

/** Whether spreadsheets would change the cell if they read it by its look. */
function isText(cell: Cell): boolean {
  if (typeof cell === "number") return Number.isInteger(cell) && !keepsDigits(String(cell));
  if (cell === null || typeof cell === "boolean" || cell instanceof Date) return false;
  return typeof cell === "string" ? cell !== "" : !keepsDigits(decimalText(cell));
}

/** Excel would begin another row at a line break. */
function htmlCell(cell: Cell, context: CsvContext): string {
  const text = cellText(cell, context)
    .replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
    .replace(/\s*[\r\n]+\s*/g, " ");
  return `<td${isText(cell) ? asText : ""}>${text}</td>`;
}

/** Rows of cells as a table that spreadsheets and documents paste. Numbers have no grouping, as in a file. */
export function htmlTable(rows: readonly (readonly Cell[])[], context: CsvContext): string {
  const body = rows.map((row) => `<tr>${row.map((cell) => htmlCell(cell, context)).join("")}</tr>`);
  return `<table xmlns:x="urn:schemas-microsoft-com:office:excel">${body.join("")}</table>`;
}
