import type { lineExport as english } from "#messages/en/line-export.ts";
import { plural } from "./plural.ts";

/** Messages of the export of product lines. */
export const lineExport: typeof english = {
  format: "Datei",
  formats: { csv: "CSV", xlsx: "Excel" },
  lines: "Positionen",
  view: (lines) => (lines === null ? "Diese Ansicht" : `Diese Ansicht, ${lines}`),
  all: (lines) => (lines === null ? "Alle Positionen" : `Alle Positionen, ${lines}`),
  first: "Die ersten in dieser Reihenfolge",
  firstLines: "Wie viele",
  columns: "Spalten",
  shownColumns: (columns) => `Sichtbare, ${columns}`,
  allColumns: (columns) => `Alle, ${columns}`,
  index: "Nr.",
  utc: "Zeiten in der Datei sind UTC.",
  incomplete: (read, total) =>
    `Nicht alle Positionen sind hier: ${read} von ${total}. Die Datei enthält nur diese.`,
  unread: (faults, count) =>
    `${faults} ${plural(count, "Position konnte nicht gelesen werden und fehlt", "Positionen konnten nicht gelesen werden und fehlen")} in der Datei.`,
  download: "Download",
  cancel: "Abbrechen",
  progress: "Geschriebene Positionen",
  written: (written, total, lines) =>
    `${written} von ${total} ${plural(lines, "Position", "Positionen")} geschrieben`,
  preparing: "Datei wird vorbereitet",
  saved: (lines, count) => `${lines} ${plural(count, "Position", "Positionen")} gespeichert.`,
  shortened: (texts, count) =>
    `${texts} ${plural(count, "Text ist länger, als eine Excel-Zelle sein kann, und wurde gekürzt; eine CSV-Datei enthält ihn ganz", "Texte sind länger, als eine Excel-Zelle sein kann, und wurden gekürzt; eine CSV-Datei enthält sie ganz")}.`,
  cancelled: "Abgebrochen. Nichts wurde gespeichert.",
  failed: {
    gone: "Keine Datei: Die Positionen sind nicht mehr vorgehalten. Aktualisieren Sie die Zählung, und versuchen Sie es erneut.",
    notYet:
      "Keine Datei: Die Positionen sind noch nicht geladen. Versuchen Sie es gleich noch einmal.",
    unexpected: (reason) =>
      `Es konnte keine Datei geschrieben werden. Prüfen Sie die Verbindung und versuchen Sie es erneut, oder laden Sie die Seite neu. ${reason}`,
  },
  sheet: "Artikelpositionen",
  asOf: (instant) => `stand-${instant}Z`,
  file: (id, date, isPartial, format) =>
    `countboard-positionen-${id}-${date}${isPartial ? "-unvollstaendig" : ""}.${format}`,
};
