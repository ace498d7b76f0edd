import type { countingTable as english } from "#messages/en/counting-table.ts";
import { nouns, plural } from "./plural.ts";

/** Messages of the tables of countings and of the figures above them. */
export const countingTable: typeof english = {
  active: "Aktive Zählungen",
  finished: "Abgeschlossene Zählungen",
  none: "–",
  columns: {
    active: "Status",
    "warehouse.name": "Lager",
    startedAt: "Beginn",
    endsAt: "Frist",
    elapsed: "Laufzeit",
    progress: "Fortschritt",
    forecast: "Prognose",
    totalProductsCounted: "Gezählt",
    totalProductsLeft: "Offen",
    totalDiscrepancies: "Abweichungen",
    "discrepancy-rate": "Abw.-Quote",
    totalIncidents: "Vorfälle",
    participants: "Teilnehmende",
  },
  deadlineAndEnd: "Frist und voraussichtliches Ende",
  columnsInFull: {
    elapsed: "Laufzeit seit Beginn",
    forecast: "Prognose",
    totalProductsCounted: "Gezählt, in Prozent",
    "discrepancy-rate": "Abweichungen je gezählter Position",
  },
  sort: {
    by: "Sortieren nach",
    default: "Aktive nach Frist",
    ascending: "Aufsteigend",
    descending: "Absteigend",
    orders: (column) => `Reihenfolge nach ${column}`,
  },
  resize: {
    adjust: "Breiten anpassen …",
    label: (column) => `Breite von ${column}`,
    pixels: (width) => `${width} Pixel`,
    hint: "Ziehen ändert die Breite, ein Doppelklick stellt sie zurück. Die Breiten stehen auch unter „Spalten“.",
    reset: "Standardbreiten",
  },
  cells: {
    selected: (cells, count) => `${cells} ${plural(count, "Zelle", "Zellen")} ausgewählt`,
    copied: (cells, count) => `${cells} ${plural(count, "Zelle", "Zellen")} kopiert`,
    failed: "Die Zellen konnten nicht kopiert werden.",
  },
  menu: {
    open: "Spalten",
    reset: "Standardspalten",
    always: "immer sichtbar",
    noRoom: "kein Platz",
  },
  summary: {
    name: "Aktive Zählungen in Zahlen",
    active: () => "aktiv",
    people: (count) => nouns.people(count),
    ofLinesLeft: (total) => `von ${total} ${nouns.lines(total)} offen`,
    discrepancies: (count) => plural(count, "Abweichung", "Abweichungen"),
    incidents: (count) => plural(count, "Vorfall", "Vorfälle"),
  },
  scope: {
    whole: (active, count, day, last) =>
      last === null
        ? `${plural(count, "Die einzige aktive Zählung", `Alle ${active} aktiven Zählungen`)}, begonnen seit ${day}`
        : `${plural(count, "Die einzige aktive Zählung", `Alle ${active} aktiven Zählungen`)}, begonnen zwischen ${day} und ${last}`,
    walking: (checked, total) => `Bisher: ${checked} von ${total} ${nouns.counts(total)} geprüft`,
    beginning: "Bisher: die neuesten Zählungen geprüft",
    cut: (checked, total) =>
      `Nur ${checked} von ${total} ${nouns.counts(total)} ${plural(checked, "konnte", "konnten")} auf aktive geprüft werden`,
    failed: (checked, total) =>
      `Nur ${checked} von ${total} ${nouns.counts(total)} geprüft: Die Suche ist fehlgeschlagen.`,
    tryAgain: "Erneut versuchen",
  },
};
