import { nouns, plural } from "./plural.ts";

/** Messages of the export of product lines. */
export const lineExport = {
  lines: "Lines",
  view: (lines: string | null) => (lines === null ? "This view" : `This view, ${lines}`),
  all: (lines: string | null) => (lines === null ? "All lines" : `All lines, ${lines}`),
  columns: "Columns",
  shownColumns: (columns: string) => `Shown, ${columns}`,
  allColumns: (columns: string) => `All, ${columns}`,
  /** The line's index in the API, which the grid does not show. */
  index: "No.",
  incomplete: (read: string, total: string) =>
    `Only ${read} of ${total} ${plural(total, "line is", "lines are")} loaded. The file has no others.`,
  unread: (faults: string, count: number) =>
    `${faults} ${nouns.lines(count)} could not be read and ${plural(count, "is", "are")} not in the file.`,
  progress: "Lines written",
  written: (written: string, total: string, lines: number) =>
    `${written} of ${total} ${nouns.lines(lines)} written`,
  saved: (lines: string, count: number) => `${lines} ${nouns.lines(count)} saved.`,
  sheet: "Product lines",
  /** Part of the file's name: the instant of the lines, in UTC. */
  asOf: (instant: string) => `as-of-${instant}Z`,
  file: (id: string, date: string, isPartial: boolean, format: string) =>
    `countboard-lines-${id}-${date}${isPartial ? "-partial" : ""}.${format}`,
};
