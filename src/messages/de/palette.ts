import type { palette as english } from "#messages/en/palette.ts";
import { nouns, plural } from "./plural.ts";

export const palette: typeof english = {
  close: "Schließen",
  placeholder: "Zählung, Lager, Artikel, Seite oder Aktion",
  results: "Treffer",
  found: (count, _n) => `${count} Treffer`,
  first: (shown, count) => `Die ersten ${shown} von ${count} Treffern: mehr Wörter grenzen ein`,
  none: (text) => (text === "" ? "Hier ist nichts zu öffnen" : `Nichts passt zu „${text}“`),
  lookup: (id) => `Zählung „${id}“ nachschlagen`,
  asking: "Das Lagersystem wird abgefragt",
  noCounting: (id) => `Keine Zählung hat die ID „${id}“`,
  kinds: {
    action: "Aktion",
    page: "Seite",
    view: "Gespeicherte Ansicht",
    warehouse: "Lager: seine Zählungen",
    counting: "Zählung",
    line: "Position dieser Zählung",
    screen: "Bürobildschirm",
    language: "Sprache",
    products: "Suche",
    product: "Position",
    lookup: "Genaue ID",
  },
  reasons: {
    attention: "Braucht Aufmerksamkeit",
    opened: "Zuletzt geöffnet",
  },
  products: {
    all: (lines, where) => `Alle in ${where} anzeigen: ${lines}`,
    stock: (expected, counted) => `Soll ${expected}, gezählt ${counted},`,
    notCounted: (expected) => `Soll ${expected}, noch nicht gezählt,`,
    finding: "Aktive Zählungen werden gesucht",
    found: (lines, n) => `${lines} ${nouns.lines(n)} gefunden`,
    none: (text) => `Kein Artikel passt zu „${text}“`,
    searched: (done, all, n) => `${done} von ${all} ${nouns.counts(n)} durchsucht`,
    failed: (counts, n) =>
      plural(n, `${counts} Zählung war nicht lesbar`, `${counts} Zählungen waren nicht lesbar`),
    unreadable: (lines, n) =>
      plural(n, `${lines} Position war nicht lesbar`, `${lines} Positionen waren nicht lesbar`),
    stop: "Anhalten",
  },
};
