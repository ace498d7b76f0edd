import type { lineExport as english } from "#messages/en/line-export.ts";
import { nouns, plural } from "./plural.ts";

/** Messages of the export of product lines. */
export const lineExport: typeof english = {
  lines: "Positionen",
  view: (lines) => (lines === null ? "Diese Ansicht" : `Diese Ansicht, ${lines}`),
  all: (lines) => (lines === null ? "Alle Positionen" : `Alle Positionen, ${lines}`),
  columns: "Spalten",
  shownColumns: (columns) => `Sichtbare, ${columns}`,
  allColumns: (columns) => `Alle, ${columns}`,
  index: "Nr.",
  incomplete: (read, total) =>
    `Nicht alle Positionen sind geladen: ${read} von ${total}. Die Datei enthält nur diese.`,
  unread: (faults, count) =>
    `${faults} ${plural(count, "Position konnte nicht gelesen werden und fehlt", "Positionen konnten nicht gelesen werden und fehlen")} in der Datei.`,
  progress: "Geschriebene Positionen",
  written: (written, total, lines) => `${written} von ${total} ${nouns.lines(lines)} geschrieben`,
  saved: (lines, count) => `${lines} ${nouns.lines(count)} gespeichert.`,
  sheet: "Artikelpositionen",
  asOf: (instant) => `stand-${instant}Z`,
  file: (id, date, isPartial, format) =>
    `countboard-positionen-${id}-${date}${isPartial ? "-unvollstaendig" : ""}.${format}`,
};
