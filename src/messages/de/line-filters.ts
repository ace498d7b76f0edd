import type { lineFilters as english } from "#messages/en/line-filters.ts";
import { plural } from "./plural.ts";

/** Messages of the filters of product lines. */
export const lineFilters: typeof english = {
  inForce: "Aktive Filter",
  searched: "Suche",
  scopes: {
    zone: (parts, depth) =>
      `${depth === 1 ? "erster Teil" : `erste ${parts} Teile`} des Lagerplatzcodes`,
    recount: "gegenüber der vorherigen Zählung",
    earlier: (counts, count) =>
      count === 1 ? "in der letzten Zählung" : `in den letzten ${counts} Zählungen`,
  },
  earlierUnknown:
    "Wie oft Artikel in früheren Zählungen falsch waren, ist hier nicht oder noch nicht bekannt: Der Verlauf hat keine frühere Zählung dieses Lagers oder antwortet nicht.",
  lens: "Klasse nach",
  values: {
    holds: { yes: "ja", none: "nein" },
    difference: {
      short: "Fehlmenge",
      over: "Mehrmenge",
      zero: "Keine Differenz",
      none: "Unbekannt",
    },
    documented: { yes: "Dokumentiert", no: "Nicht dokumentiert", none: "Keine Abweichung" },
    recount: {
      confirmed: "Bestätigt",
      cleared: "Behoben",
      reduced: "Näher dran",
      worsened: "Weiter weg",
      turned: "Vorzeichenwechsel",
      none: "Kein Vergleich",
    },
    "wrong-before": {
      "3": "Dreimal oder öfter",
      "2": "Zweimal",
      "1": "Einmal",
      "0": "Nie",
      none: "Nicht bekannt",
    },
    incident: { none: "Kein Vorfall", untyped: "Vorfall ohne Art" },
    abc: { none: "Ohne Klasse" },
    lot: { none: "Ohne Charge" },
    reason: { none: "Ohne Grund" },
    zone: { none: "Ohne Zone" },
    accuracy: {
      exact: "Genau",
      tolerated: "Abweichend, innerhalb der Toleranz",
      off: "Außerhalb der Toleranz",
      none: "Unbekannt",
    },
  },
  ids: {
    reason: (id) => `Grund ${id}`,
    product: (id) => `Artikel ${id}`,
  },
  empty: "(leer)",
  withId: (name, id) => `${name} (${id})`,
  hints: "Hinweise",
  hintTexts: {
    misplaced: "eine andere Position des Artikels weicht umgekehrt ab",
    pack: "die Differenz ist eine ganze Zahl von Gebinden",
    stalled: "ungewöhnlich lange in Arbeit",
  },
  searchIn: (facet) => `In ${facet} suchen`,
  noValue: "Kein solcher Wert unter diesen Positionen.",
  showMore: (count) => `${count} weitere`,
  showFewer: "Weniger",
  notListed: (count, values) =>
    `${count} ${plural(values, "weiterer Wert ist nicht gelistet; die Suche der Positionen findet ihn", "weitere Werte sind nicht gelistet; die Suche der Positionen findet sie")}.`,
  ranges: {
    difference: "Differenz",
    value: "Einstandswert",
    finishedAt: "Fertig",
    "documentation.createdAt": "Dokumentiert",
    "incident.createdAt": "Vorfall gemeldet",
  },
  units: {
    difference: "Einheiten",
    value: "Differenz × Einstandspreis",
    times: (zone) => `Zeiten in ${zone}`,
  },
  from: "Von",
  to: "Bis",
  since: (end) => `ab ${end}`,
  until: (end) => `bis ${end}`,
  between: (from, to) => `${from} bis ${to}`,
  faults: {
    number: (example) =>
      `Nicht angewendet: Geben Sie eine Zahl wie ${example} ein, mit höchstens 15 Ziffern.`,
    time: "Nicht angewendet: Datum oder Uhrzeit ist unvollständig.",
    year: "Nicht angewendet: Geben Sie das Jahr mit vier Ziffern ein.",
    skipped: (zone) => `Nicht angewendet: Diese Uhrzeit gibt es in ${zone} nicht (Zeitumstellung).`,
    reversed: "Das Ende liegt vor dem Anfang, daher liegt keine Position im Bereich.",
  },
  twice: (zone) =>
    `Diese Uhrzeit gibt es in ${zone} zweimal (Zeitumstellung); beide liegen im Bereich.`,
};
