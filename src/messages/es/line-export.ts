import type { lineExport as english } from "#messages/en/line-export.ts";
import { plural } from "./plural.ts";

/** Messages of the export of product lines. */
export const lineExport: typeof english = {
  lines: "Líneas",
  view: (lines) => (lines === null ? "Esta vista" : `Esta vista, ${lines}`),
  all: (lines) => (lines === null ? "Todas las líneas" : `Todas las líneas, ${lines}`),
  columns: "Columnas",
  shownColumns: (columns) => `Visibles, ${columns}`,
  allColumns: (columns) => `Todas, ${columns}`,
  index: "N.º",
  incomplete: (read, total) =>
    `No están todas las líneas: ${read} de ${total}. El archivo no tiene otras.`,
  unread: (faults, count) =>
    `${faults} ${plural(count, "línea no se pudo leer y no está", "líneas no se pudieron leer y no están")} en el archivo.`,
  progress: "Líneas escritas",
  written: (written, total, lines) =>
    `${written} de ${total} ${plural(lines, "línea escrita", "líneas escritas")}`,
  saved: (lines, count) => `${lines} ${plural(count, "línea guardada", "líneas guardadas")}.`,
  sheet: "Líneas de producto",
  asOf: (instant) => `a-${instant}Z`,
  file: (id, date, isPartial, format) =>
    `countboard-lineas-${id}-${date}${isPartial ? "-parcial" : ""}.${format}`,
};
