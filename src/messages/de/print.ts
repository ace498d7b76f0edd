import type { print as english } from "#messages/en/print.ts";
import { plural } from "./plural.ts";

const lines = (count: string, of: number) => `${count} ${plural(of, "Position", "Positionen")}`;

/** Messages of a counting's report on paper. */
export const print: typeof english = {
  print: "Drucken",
  back: "Zurück zur Zählung",
  hint: "A4 oder Letter, je nach Drucker",
  parts: "Zu druckende Teile",
  charts: "Diagramme",
  title: "Zählbericht",
  document: (warehouse, id) => `${warehouse}, Zählung ${id}`,
  preparing: "Der Bericht wird vorbereitet",
  facts: {
    id: "Zählung",
    started: "Beginn",
    deadline: "Frist",
    ended: "Ende",
    lastFinish: "Letzte Position fertig",
    state: "Status",
    read: "Stand der Zahlen",
    age: (age) => `${age} alt`,
    zone: "Zeiten in",
    source: "Quelle",
    demo: "Demodaten",
    covers: "Umfasst",
    allLines: (count, of) => plural(of, "die einzige Position", `alle ${lines(count, of)}`),
    someLines: (count, all, of) => `${count} von ${lines(all, of)}`,
    settings: "Ansichtseinstellungen",
    tolerance: (name, percent) => `${name} ${percent} %`,
    tolerances: (list) => `Toleranzen ${list}`,
    lens: (name) => `Klassen: ${name}`,
    depth: (parts) => `Zone: ${parts} des Lagerplatzcodes`,
    part: "erster Teil",
    parts: (count) => `erste ${count} Teile`,
  },
  figures: "Zahlen",
  ofAll:
    "Fortschritt, Solltempo und Prognose gelten für alle Positionen, auch wo das Übrige eingegrenzt ist.",
  discrepancies: {
    title: "Abweichungen",
    scope: "nach absolutem Wert zum Einstand, größte zuerst",
    scopeWithoutCosts: "in der Reihenfolge der Zählung",
    none: "Keine Position hat eine Abweichung.",
    noneCovered: "Keine Position, die dieser Bericht umfasst, hat eine Abweichung.",
  },
  left: {
    title: "Nicht gezählte Positionen",
    scope: "nach Lagerplatz",
    none: "Jede Position ist gezählt.",
    noneCovered: "Jede Position, die dieser Bericht umfasst, ist gezählt.",
  },
  cut: (visible, all) =>
    `Die ersten ${visible} von ${all}. Ein Export der Positionen enthält alle.`,
  count: (count, of) => lines(count, of),
  failed: "Die Positionen konnten nicht gelesen werden.",
  undocumented: "Undokumentiert",
  heads: {
    line: "#",
    product: "Artikel",
    location: "Lagerplatz",
    lot: "Charge",
    expected: "Soll",
    counted: "Gezählt",
    difference: "Differenz",
    value: "Wert",
    documentation: "Dokumentation",
    person: "Zuständig",
    started: "Begonnen",
  },
};
