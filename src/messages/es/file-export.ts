import type { fileExport as english } from "#messages/en/file-export.ts";
import { plural } from "./plural.ts";

/** Messages of every export. */
export const fileExport: typeof english = {
  format: "Archivo",
  formats: { csv: "CSV", xlsx: "Excel" },
  separators: "Separadores",
  separatorNames: {
    semicolon: "Punto y coma, 0,5",
    comma: "Coma, 0.5",
    "semicolon-point": "Punto y coma, 0.5",
  },
  csvLoses:
    "Un archivo CSV no tiene tipos de celda: al abrirlo, una hoja de cálculo puede leer 00123 como 123, 2E5 como 200000 y 1-2 como fecha. Un archivo de Excel los conserva.",
  table: "Tabla",
  rows: "Filas",
  all: (rows) => (rows === null ? "Todas las filas" : `Todas las filas, ${rows}`),
  first: (rows) => `Las ${rows} primeras en este orden`,
  howMany: "Cuántas",
  zone: (zone) => `El archivo usa la hora de ${zone}.`,
  download: "Descargar",
  copy: "Copiar",
  parquet: "Parquet",
  parquetHas:
    "Un archivo Parquet contiene todas las filas como están en el historial, con números exactos y los nombres de la API.",
  notCopied: "No se copió nada: el navegador no lo permite.",
  cancel: "Cancelar",
  progress: "Filas escritas",
  written: (written, total, count) =>
    `${written} de ${total} ${plural(count, "fila escrita", "filas escritas")}`,
  preparing: "Preparando el archivo",
  saved: (rows, count) => `${rows} ${plural(count, "fila guardada", "filas guardadas")}.`,
  shortened: (texts, count) =>
    `${texts} ${plural(count, "texto no cabe en una celda de Excel y se ha cortado; un archivo CSV lo tiene completo", "textos no caben en una celda de Excel y se han cortado; un archivo CSV los tiene completos")}.`,
  cancelled: "Cancelado. No se guardó nada.",
  failed: {
    gone: "No hay archivo: las líneas ya no se conservan. Actualice el conteo e inténtelo de nuevo.",
    notYet: "No hay archivo: las líneas aún no están cargadas. Inténtelo de nuevo en un momento.",
    unexpected: (reason) =>
      `No se pudo escribir ningún archivo. Compruebe la conexión e inténtelo de nuevo, o recargue la página. ${reason}`,
  },
  titles: {
    counting: "Id del conteo",
    warehouseCode: "Código del almacén",
    lines: "Líneas",
    logLine: "Línea",
    logText: "Texto",
    lastAt: "Último conteo allí, hora",
  },
};
