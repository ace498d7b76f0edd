import type { lineExport as english } from "#messages/en/line-export.ts";
import { plural } from "./plural.ts";

/** Messages of the export of product lines. */
export const lineExport: typeof english = {
  format: "Archivo",
  formats: { csv: "CSV", xlsx: "Excel" },
  lines: "Líneas",
  view: (lines) => (lines === null ? "Esta vista" : `Esta vista, ${lines}`),
  all: (lines) => (lines === null ? "Todas las líneas" : `Todas las líneas, ${lines}`),
  first: "Las primeras en este orden",
  firstLines: "Cuántas",
  columns: "Columnas",
  shownColumns: (columns) => `Visibles, ${columns}`,
  allColumns: (columns) => `Todas, ${columns}`,
  index: "N.º",
  utc: "Las horas del archivo son UTC.",
  incomplete: (read, total) =>
    `No están todas las líneas: ${read} de ${total}. El archivo no tiene otras.`,
  unread: (faults, count) =>
    `${faults} ${plural(count, "línea no se pudo leer y no está", "líneas no se pudieron leer y no están")} en el archivo.`,
  download: "Descargar",
  cancel: "Cancelar",
  progress: "Líneas escritas",
  written: (written, total, lines) =>
    `${written} de ${total} ${plural(lines, "línea escrita", "líneas escritas")}`,
  preparing: "Preparando el archivo",
  saved: (lines, count) => `${lines} ${plural(count, "línea guardada", "líneas guardadas")}.`,
  shortened: (texts, count) =>
    `${texts} ${plural(count, "texto no cabe en una celda de Excel y se ha cortado; un archivo CSV lo tiene completo", "textos no caben en una celda de Excel y se han cortado; un archivo CSV los tiene completos")}.`,
  cancelled: "Cancelado. No se guardó nada.",
  failed: {
    gone: "No hay archivo: las líneas ya no se conservan. Actualice el conteo e inténtelo de nuevo.",
    notYet: "No hay archivo: las líneas aún no están cargadas. Inténtelo de nuevo en un momento.",
    unexpected: (reason) =>
      `No se pudo escribir ningún archivo. Compruebe la conexión e inténtelo de nuevo, o recargue la página. ${reason}`,
  },
  sheet: "Líneas de producto",
  asOf: (instant) => `a-${instant}Z`,
  file: (id, date, isPartial, format) =>
    `countboard-lineas-${id}-${date}${isPartial ? "-parcial" : ""}.${format}`,
};
