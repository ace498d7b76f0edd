import type { countingTable as english } from "#messages/en/counting-table.ts";
import { plural } from "./plural.ts";

const active = (count: number) => plural(count, "aktive Zählung", "aktiven Zählungen");

/** Messages of the tables of countings and of the figures above them. */
export const countingTable: typeof english = {
  active: "Aktive Zählungen",
  all: "Zählungen",
  none: "–",
  columns: {
    active: "Status",
    "warehouse.name": "Lager",
    startedAt: "Beginn",
    endsAt: "Frist",
    elapsed: "Laufzeit",
    progress: "Fortschritt",
    forecast: "Bei Ø-Tempo",
    totalProductsCounted: "Gezählt",
    totalProductsLeft: "Offen",
    totalDiscrepancies: "Abweichungen",
    "discrepancy-rate": "Abw. je gezählter",
    totalIncidents: "Vorfälle",
    participants: "Teilnehmende",
  },
  columnsInFull: {
    elapsed: "Laufzeit seit Beginn",
    forecast: "Prognose bei mittlerem Tempo",
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
    label: (column) => `Breite von ${column}`,
    pixels: (width) => `${width} Pixel`,
    hint: "Ziehen oder mit den Pfeiltasten ändern. Doppelklick: übliche Breite.",
    reset: "Übliche Breiten",
  },
  menu: {
    open: "Spalten",
    reset: "Übliche Spalten",
    always: "immer sichtbar",
    noRoom: "kein Platz",
  },
  summary: {
    name: "Aktive Zählungen in Zahlen",
    active: "Aktive Zählungen",
    activeShort: "Aktiv",
    participants: (people, count) => `${people} ${plural(count, "Person", "Personen")}`,
    left: "Offene Positionen",
    leftShort: "Offen",
    of: (total) => `von ${total}`,
    late: "Wird zu spät",
    lateShort: "Zu spät",
    overdue: "Überfällig",
    overdueShort: "Überfällig",
    discrepancies: "Abweichungen",
    discrepanciesShort: "Abweich.",
    counted: (lines) => `bei ${lines} gezählten`,
    incidents: "Vorfälle",
    incidentsShort: "Vorfälle",
  },
  scope: {
    whole: (figure, count, total, day, last) =>
      `Über die ${figure} ${active(count)} unter den ${total} ${last === null ? `seit ${day}` : `zwischen ${day} und ${last}`} begonnenen`,
    walking: (figure, count, walked, total) =>
      `Über die ${figure} ${active(count)} bisher: ${walked} von ${total} geprüft`,
    beginning: (figure, count) => `Über die ${figure} ${active(count)} unter den geladenen`,
    cut: (figure, count, walked, total) =>
      `Über die ${figure} ${active(count)} unter ${walked} von ${total}: Die Suche endete vorzeitig`,
    failed: (figure, count, walked, total) =>
      `Über die ${figure} ${active(count)} unter ${walked} von ${total}: Die Suche ist fehlgeschlagen`,
    tryAgain: "Erneut versuchen",
  },
};
