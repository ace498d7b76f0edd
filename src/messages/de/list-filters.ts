import type { listFilters as english } from "#messages/en/list-filters.ts";
import { nouns, plural } from "./plural.ts";

/** Messages of the filters of a list of countings. */
export const listFilters: typeof english = {
  name: "Filter",
  close: "Schließen",
  show: (count) => `${count} zeigen`,
  clear: "Filter löschen",
  reset: "Zurücksetzen",
  remove: (filter) => `Filter entfernen: ${filter}`,
  warehouse: "Lager",
  allWarehouses: "Alle Lager",
  typedWarehouse: {
    id: (text) => `Eingabetaste drücken für das Lager mit der ID „${text}“`,
    code: (text) => `Eingabetaste drücken für das Lager mit dem Code „${text}“`,
    slug: (text) => `Eingabetaste drücken für das Lager mit dem Kurznamen „${text}“`,
  },
  noWarehouse: "Keines der bisher gesehenen Lager.",
  started: "Beginn",
  anyTime: "beliebig",
  presets: {
    today: "Heute",
    week: "Letzte 7 Tage",
    month: "Letzte 30 Tage",
    quarter: "Letzte 90 Tage",
    year: "Dieses Jahr",
  },
  any: "Beliebig",
  from: "Von",
  to: "Bis",
  since: (moment) => `ab ${moment}`,
  until: (moment) => `bis ${moment}`,
  between: (from, to) => `${from} bis ${to}`,
  zone: (zone) => `Tage beginnen um Mitternacht in ${zone}. Der letzte Tag zählt mit.`,
  startedAfter: "Beginn ab",
  startedBefore: "Beginn vor",
  endOf: (day) => `Ende von ${day}`,
  status: "Status",
  statuses: {
    all: "Alle",
    active: "Aktiv",
    finished: "Abgeschlossen",
    overdue: "Überfällig",
    late: "Zu spät",
    stalled: "Steht still",
    "all-counted": "Alles gezählt",
    behind: "Im Rückstand",
    "not-started": "Nicht begonnen",
    left: "Mit offenen Positionen",
    discrepancies: "Mit Abweichungen",
    incidents: "Mit Vorfällen",
  },
  search: "Zählungen suchen",
  searchHint: (loaded) => `In ${loaded} geladenen suchen`,
  searchHintSoFar: (loaded, total) => `Bisher ${loaded} von ${total}`,
  searchHintAll: (total) => `${total} durchsuchen`,
  searchHintNewest: (loaded, total) =>
    total === null ? `Neueste ${loaded} durchsuchen` : `Neueste ${loaded} von ${total} durchsuchen`,
  searchHintNone: "Suchen",
  searched: "Suche",
  asked: "Gilt für alle Zählungen",
  overLoaded: "Gilt nur für die geladenen Zählungen",
  covers: (loaded) => `Nur diese ${loaded} werden durchsucht und sortiert.`,
  coversNewest: (loaded) => `Nur die neuesten ${loaded} werden durchsucht und sortiert.`,
  matching: (visible, loaded, countings) =>
    `${visible} von ${loaded} ${plural(countings, "passt", "passen")}.`,
  announceMatching: (visible, loaded, countings) =>
    `${visible} von ${loaded} geladenen ${nouns.counts(loaded)} ${plural(countings, "passt", "passen")}`,
  loadAll: "Alle laden",
  loadAllOf: (total) => `Alle ${total} laden`,
  cancel: "Abbrechen",
  notSearched: (rest, countings) =>
    `${rest} ${plural(countings, "weitere ist", "weitere sind")} nicht geladen und ${plural(countings, "fehlt", "fehlen")} daher in der Ansicht.`,
  loadNext: (from, to) => `${from} bis ${to} laden`,
  grown: (count, countings) =>
    `Es gibt jetzt ${count} ${plural(countings, "weitere Zählung", "weitere Zählungen")}.`,
  reload: "Neu laden",
  unreachable: (loaded, total) =>
    `Das Lagersystem hat nur ${loaded} seiner ${total} Zählungen gesendet.`,
  unreachableBecause: {
    short: "Danach endet die Liste.",
    looped: "Danach kamen dieselben noch einmal.",
  },
  unreachableConsequence: "Zahlen, Filter und Sortierung umfassen nur diese.",
  startsOver: "Diese Stelle der Liste ist nicht mehr bekannt. Die Liste lädt sich selbst neu.",
  unknown: (values) => `Ein Teil der Adresse ist nicht bekannt und wurde weggelassen: ${values}`,
  reversed: "Dieser Zeitraum endet, bevor er beginnt: Keine Zählung kann darin begonnen haben.",
  searching: {
    title: "Die Suche läuft noch",
    text: (loaded, total) =>
      `Unter den ersten ${loaded} von ${total} Zählungen passt keine. Die übrigen werden geladen.`,
  },
  searchProducts: (counts, n) =>
    `Artikel in ${counts} ${plural(n, "aktiven Zählung", "aktiven Zählungen")} suchen`,
  noMatch: {
    title: "Keine Zählung passt zu diesen Filtern",
    product: {
      title: (text) => `Keine Zählung heißt „${text}“`,
      text: "Ist es ein Produkt, steht in den Positionen, wo es gezählt wird.",
    },
    asked: "In diesem Lager begann in diesem Zeitraum keine Zählung.",
    partly: (local, all, loaded, rest) =>
      `${local === all ? whole(local) : `${count(local)} der ${inWords(all)} Filter ${plural(local, "betrachtet", "betrachten")}`} nur die ${loaded} ${plural(loaded, "geladene Zählung", "geladenen Zählungen")}; nicht geladen: ${rest}.`,
    searched: (loaded, countings) =>
      countings === 1
        ? "Die einzige Zählung wurde geprüft."
        : `Alle ${loaded} Zählungen wurden geprüft.`,
    unreachable: (loaded, total) =>
      `Das Lagersystem hat ${loaded} seiner ${total} Zählungen gesendet; diese wurden geprüft.`,
  },
};

const numbers = ["kein", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"];

function inWords(number: number): string {
  return numbers[number] ?? String(number);
}

function count(number: number): string {
  if (number === 1) return "Einer";
  const [first = "", ...rest] = inWords(number);
  return first.toUpperCase() + rest.join("");
}

function whole(number: number): string {
  return number === 1 ? "Der Filter betrachtet" : `Alle ${inWords(number)} Filter betrachten`;
}
