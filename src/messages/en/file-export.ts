import { plural } from "./plural.ts";

/** Messages of every export. */
export const fileExport = {
  format: "File",
  formats: { csv: "CSV", xlsx: "Excel" },
  separators: "Separators",
  separatorNames: {
    semicolon: "Semicolon, 0,5",
    comma: "Comma, 0.5",
    "semicolon-point": "Semicolon, 0.5",
  },
  csvLoses:
    "A CSV file has no types: a spreadsheet that opens it may read 00123 as 123, 2E5 as 200000, 1-2 as a date. An Excel file keeps them.",
  table: "Table",
  rows: "Rows",
  all: (rows: string | null) => (rows === null ? "All rows" : `All rows, ${rows}`),
  first: (rows: string) => `The first ${rows} in this order`,
  howMany: "How many",
  zone: (zone: string) => `Times in the file: ${zone}.`,
  download: "Download",
  copy: "Copy",
  parquet: "Parquet",
  parquetHas:
    "A Parquet file has all rows as they are in the history, with exact numbers and the names of the API.",
  notCopied: "Nothing was copied: the browser does not allow it.",
  cancel: "Cancel",
  progress: "Rows written",
  written: (written: string, total: string, count: number) =>
    `${written} of ${total} ${plural(count, "row", "rows")} written`,
  preparing: "Preparing the file",
  saved: (rows: string, count: number) => `${rows} ${plural(count, "row", "rows")} saved.`,
  shortened: (texts: string, count: number) =>
    `${texts} ${plural(count, "text is", "texts are")} longer than an Excel cell can be, and ${plural(count, "was", "were")} cut; a CSV file has all of ${plural(count, "it", "them")}.`,
  cancelled: "Cancelled. Nothing was saved.",
  failed: {
    gone: "No file: the lines are no longer loaded. Refresh the count, then try again.",
    notYet: "No file: the lines are not loaded yet. Try again in a moment.",
    unexpected: (reason: string) =>
      `No file could be written. Check the connection and try again, or load the page again. ${reason}`,
  },
  /** Titles of columns that no table on the page has. */
  titles: {
    counting: "Count id",
    warehouseCode: "Warehouse code",
    lines: "Lines",
    logLine: "Line",
    logText: "Text",
    lastAt: "Counted there last, time",
  },
};
