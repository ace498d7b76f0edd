import { plural } from "#messages/de/plural.ts";
import type { messages as english } from "./en.ts";

/** Messages of the error logs of product imports. */
export const messages: typeof english = {
  title: "Import-Fehlerprotokoll",
  titleOf: (id) => `${id} · Import-Fehlerprotokoll`,
  start: "Protokoll eines Imports öffnen",
  lead: "Geben Sie die ID eines Artikelimports ein. Das Lagersystem zeigt sie beim Import an; eine Liste der Importe liefert es nicht.",
  id: "Import-ID",
  open: "Öffnen",
  unusable: "Das ist keine gültige Import-ID.",
  recent: "Auf diesem Gerät geöffnet",
  forget: (id) => `${id} aus der Liste entfernen`,
  reading: (id) => `Protokoll von ${id} wird gelesen`,
  announceReady: (id, size) => `Protokoll von ${id} geladen: ${size}`,
  view: "Ansicht",
  views: { lines: "Zeilen", groups: "Meldungen" },
  search: "Protokoll durchsuchen",
  hits: (current, all) => `${current} von ${all}`,
  noHits: "Nicht gefunden",
  previous: "Voriger Treffer",
  next: "Nächster Treffer",
  only: "Nur passende Zeilen",
  size: (count, lines, bytes) => `${lines} ${plural(count, "Zeile", "Zeilen")}, ${bytes}`,
  readAt: (time) => `gelesen ${time}`,
  wrap: "Umbruch",
  copy: "Kopieren",
  copied: (count, lines) => `${lines} ${plural(count, "Zeile", "Zeilen")} kopiert`,
  notCopied: "Der Browser hat das Kopieren nicht zugelassen",
  download: "Herunterladen",
  notDownloaded:
    "Das Protokoll wurde nicht als Datei gespeichert. Aktualisieren Sie es, dann versuchen Sie es erneut.",
  linked: (from, to) => (from === to ? `Zeile ${from}` : `Zeilen ${from} bis ${to}`),
  unlink: "Zeilenauswahl aufheben",
  beyond: (lines) => `Das Protokoll endet mit Zeile ${lines}.`,
  lines: "Zeilen des Protokolls",
  lineNumber: (line) => `Zeile ${line}`,
  moreBefore: (count) => `${count} Zeichen davor …`,
  moreAfter: (count) => `… ${count} ${plural(count, "weiteres", "weitere")} Zeichen`,
  noMatch: {
    title: "Keine Zeile passt zu dieser Suche",
    text: "Alle Zeilen des Protokolls wurden durchsucht.",
    clear: "Suche löschen",
  },
  searchFailed: "Das Protokoll konnte nicht durchsucht werden.",
  findingFailed: "Seine Zeilen bleiben lesbar. Ein neuer Versuch liest es noch einmal.",
  groups: {
    failed: "Die Zeilen konnten nicht gruppiert werden.",
    name: "Meldungen nach Form",
    explained:
      "Zahlen und Werte in Anführungszeichen sind zusammengefasst, sodass Zeilen mit gleicher Aussage eine sind.",
    finding: "Zeilen werden gruppiert",
    count: "Zeilen",
    message: "Meldung",
    first: "Erste Zeile",
    shown: (visible, all) => `${visible} von ${all} Meldungen, die häufigsten zuerst`,
    more: "Mehr zeigen",
    none: { title: "Alle Zeilen sind leer", text: "Es gibt keine Meldung zu zählen." },
  },
  noErrors: {
    title: "Dieser Import hat keine Fehler",
    text: (id) => `Das Fehlerprotokoll von ${id} ist leer.`,
    cause: "leeres Protokoll",
  },
  gone: {
    title: "Dieses Protokoll ist nicht mehr verfügbar",
    text: (id) =>
      `Das Lagersystem hat das Protokoll von ${id} nicht mehr. Protokolle werden nur eine Zeit lang aufbewahrt; ein neuer Import erzeugt ein neues.`,
    cause: "kein Protokoll erhalten",
  },
  unknown: {
    title: "Kein Protokoll mit dieser ID",
    text: (id) =>
      `Das Lagersystem kennt ${id} nicht. Prüfen Sie die ID; stimmt sie, wurde ihr Protokoll vielleicht inzwischen gelöscht.`,
    cause: "nicht gefunden",
  },
  again: "Erneut versuchen",
  onlyHere: (time) =>
    `Was Sie sehen, wurde um ${time} gelesen; laden Sie es herunter, um es zu behalten.`,
  badId: "Das ist keine gültige Import-ID",
  tooLarge: "Dieses Protokoll ist zu groß",
  kept: (time) => `Was Sie sehen, wurde um ${time} gelesen.`,
};
