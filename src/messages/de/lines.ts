import type { lines as english } from "#messages/en/lines.ts";
import { nouns, plural } from "./plural.ts";

/** Messages of the grid of product lines. */
export const lines: typeof english = {
  name: "Artikelpositionen",
  search: "Positionen suchen",
  searchHint: "SKU, Bezeichnung, Lagerplatz, Charge",
  count: (count, lines) => `${count} ${nouns.lines(lines)}`,
  countOf: (matching, total, lines) => `${matching} von ${total} ${nouns.lines(lines)}`,
  clear: "Filter löschen",
  indexHint: "Die Stelle der Position in der Zählung, ab 1.",
  cardLabels: { countedStock: "Gezählt", expected: "von" },
  states: { counted: "Gezählt", "in-progress": "In Arbeit", "not-started": "Nicht begonnen" },
  recountEffects: {
    confirmed: "Bestätigt",
    cleared: "Behoben",
    reduced: "Näher dran",
    worsened: "Weiter weg",
    turned: "Vorzeichenwechsel",
  },
  changed: "Geändert, seit Sie zuletzt nachgesehen haben",
  undocumented: "Ohne Grund",
  untypedIncident: "Ohne Art",
  lookFirst: {
    pair: (location) => `siehe ${location}`,
    packs: (packs, unit) => `Karton oder Stück? ${packs} × ${unit}`,
  },
  noneOfPart: {
    discrepancies: { title: "Keine Abweichungen", text: "Keine Position weicht vom Soll ab." },
    incidents: { title: "Keine Vorfälle", text: "Zu keiner Position wurde etwas gemeldet." },
    recounts: {
      title: "Keine Nachzählungen",
      text: "Keine Position hat eine vorherige Zählung.",
    },
  },
  none: { title: "Keine Positionen", text: "Diese Zählung hat keine zu zählenden Positionen." },
  inFull: { index: "Platz in der Zählung", "recount-effect": "Wirkung der Nachzählung" },
  totals: {
    label: "Summen dieser Positionen",
    head: (lines, count) => `${lines} davon ${plural(count, "macht", "machen")} 80 % des Werts aus`,
    byUnits: "nach Einheiten sortiert: keine Einstandswerte",
    soFar: "bisher",
    unread: (lines, count) =>
      `ohne ${lines} ${plural(count, "nicht lesbare Position", "nicht lesbare Positionen")}`,
    names: {
      "net-units": "Einheiten netto",
      "net-value": "Wert netto",
      "loss-value": "fehlt",
      "gain-value": "zu viel",
      "absolute-value": "absolut",
    },
  },
  inWords: {
    short: (amount) => `${amount}, zu wenig`,
    over: (amount) => `${amount}, zu viel`,
  },
  valueOrders: {
    largest: "größte zuerst",
    smallest: "kleinste zuerst",
    short: "Fehlmenge zuerst",
    over: "Mehrmenge zuerst",
    named: (order) => `Wert, ${order}`,
  },
  noMatch: {
    title: "Keine Position passt zu dieser Suche",
    text: "Alle Positionen dieser Zählung wurden durchsucht.",
  },
};
