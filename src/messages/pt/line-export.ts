import type { lineExport as english } from "#messages/en/line-export.ts";
import { plural } from "./plural.ts";

/** Messages of the export of product lines. */
export const lineExport: typeof english = {
  lines: "Linhas",
  view: (lines) => (lines === null ? "Esta visão" : `Esta visão, ${lines}`),
  all: (lines) => (lines === null ? "Todas as linhas" : `Todas as linhas, ${lines}`),
  columns: "Colunas",
  shownColumns: (columns) => `Visíveis, ${columns}`,
  allColumns: (columns) => `Todas, ${columns}`,
  index: "N.º",
  incomplete: (read, total) =>
    `Nem todas as linhas estão aqui: ${read} de ${total}. O arquivo não tem outras.`,
  unread: (faults, count) =>
    `${faults} ${plural(count, "linha não pôde ser lida e não está", "linhas não puderam ser lidas e não estão")} no arquivo.`,
  progress: "Linhas gravadas",
  written: (written, total, lines) =>
    `${written} de ${total} ${plural(lines, "linha gravada", "linhas gravadas")}`,
  saved: (lines, count) => `${lines} ${plural(count, "linha salva", "linhas salvas")}.`,
  sheet: "Linhas de produto",
  asOf: (instant) => `em-${instant}Z`,
  file: (id, date, isPartial, format) =>
    `countboard-linhas-${id}-${date}${isPartial ? "-parcial" : ""}.${format}`,
};
