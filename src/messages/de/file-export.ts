import type { fileExport as english } from "#messages/en/file-export.ts";
import { plural } from "./plural.ts";

/** Messages of every export. */
export const fileExport: typeof english = {
  format: "Datei",
  formats: { csv: "CSV", xlsx: "Excel" },
  separators: "Trennzeichen",
  separatorNames: {
    semicolon: "Semikolon, 0,5",
    comma: "Komma, 0.5",
    "semicolon-point": "Semikolon, 0.5",
  },
  csvLoses:
    "Eine CSV-Datei hat keine Zelltypen: Eine Tabellenkalkulation kann beim Öffnen 00123 als 123 lesen, 2E5 als 200000, 1-2 als Datum. Eine Excel-Datei behält sie bei.",
  table: "Tabelle",
  rows: "Zeilen",
  all: (rows) => (rows === null ? "Alle Zeilen" : `Alle Zeilen, ${rows}`),
  first: (rows) => `Die ersten ${rows} in dieser Reihenfolge`,
  howMany: "Wie viele",
  zone: (zone) => `Zeiten in der Datei: ${zone}.`,
  download: "Herunterladen",
  copy: "Kopieren",
  parquet: "Parquet",
  parquetHas:
    "Eine Parquet-Datei enthält alle Zeilen wie im Verlauf, mit exakten Zahlen und den Namen der API.",
  notCopied: "Nichts wurde kopiert: Der Browser erlaubt es nicht.",
  cancel: "Abbrechen",
  progress: "Geschriebene Zeilen",
  written: (written, total, count) =>
    `${written} von ${total} ${plural(count, "Zeile", "Zeilen")} geschrieben`,
  preparing: "Datei wird vorbereitet",
  saved: (rows, count) => `${rows} ${plural(count, "Zeile", "Zeilen")} gespeichert.`,
  shortened: (texts, count) =>
    `${texts} ${plural(count, "Text ist länger, als eine Excel-Zelle sein kann, und wurde gekürzt; eine CSV-Datei enthält ihn ganz", "Texte sind länger, als eine Excel-Zelle sein kann, und wurden gekürzt; eine CSV-Datei enthält sie ganz")}.`,
  cancelled: "Abgebrochen. Nichts wurde gespeichert.",
  failed: {
    gone: "Keine Datei: Die Positionen sind nicht mehr gespeichert. Aktualisieren Sie die Zählung, und versuchen Sie es erneut.",
    notYet:
      "Keine Datei: Die Positionen sind noch nicht geladen. Versuchen Sie es gleich noch einmal.",
    unexpected: (reason) =>
      `Es konnte keine Datei geschrieben werden. Prüfen Sie die Verbindung und versuchen Sie es erneut, oder laden Sie die Seite neu. ${reason}`,
  },
  titles: {
    counting: "Zählungs-ID",
    warehouseCode: "Lagercode",
    lines: "Positionen",
    logLine: "Zeile",
    logText: "Text",
    lastAt: "Zuletzt dort gezählt, Zeit",
  },
};
