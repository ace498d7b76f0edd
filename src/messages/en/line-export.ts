import { plural } from "./plural.ts";

/** Messages of the export of product lines. */
export const lineExport = {
  format: "File",
  formats: { csv: "CSV", xlsx: "Excel" },
  lines: "Lines",
  view: (lines: string | null) => (lines === null ? "This view" : `This view, ${lines}`),
  all: (lines: string | null) => (lines === null ? "All lines" : `All lines, ${lines}`),
  first: "The first ones in this order",
  firstLines: "How many",
  columns: "Columns",
  shownColumns: (columns: string) => `Shown, ${columns}`,
  allColumns: (columns: string) => `All, ${columns}`,
  /** The line's index in the API, which the grid does not show. */
  index: "No.",
  utc: "Times in the file are UTC.",
  incomplete: (read: string, total: string) =>
    `Only ${read} of ${total} lines are loaded. The file has no others.`,
  unread: (faults: string, count: number) =>
    `${faults} ${plural(count, "line", "lines")} could not be read and ${plural(count, "is", "are")} not in the file.`,
  download: "Download",
  cancel: "Cancel",
  progress: "Lines written",
  written: (written: string, total: string, lines: number) =>
    `${written} of ${total} ${plural(lines, "line", "lines")} written`,
  preparing: "Preparing the file",
  saved: (lines: string, count: number) => `${lines} ${plural(count, "line", "lines")} saved.`,
  shortened: (texts: string, count: number) =>
    `${texts} ${plural(count, "text is", "texts are")} longer than an Excel cell can be, and ${plural(count, "was", "were")} cut; a CSV file has all of ${plural(count, "it", "them")}.`,
  cancelled: "Cancelled. Nothing was saved.",
  failed: {
    gone: "No file: the lines are no longer loaded. Refresh the counting, then try again.",
    notYet: "No file: the lines are not loaded yet. Try again in a moment.",
    unexpected: (reason: string) =>
      `No file could be written. Check the connection and try again, or load the page again. ${reason}`,
  },
  sheet: "Product lines",
  /** Part of the file's name: the instant of the lines, in UTC. */
  asOf: (instant: string) => `as-of-${instant}Z`,
  file: (id: string, date: string, isPartial: boolean, format: string) =>
    `countboard-lines-${id}-${date}${isPartial ? "-partial" : ""}.${format}`,
};
