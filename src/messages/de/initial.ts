import type { initial as english } from "#messages/en/initial.ts";
import { plural } from "./plural.ts";

const lines = (count: string, of: number) => `${count} ${plural(of, "Position", "Positionen")}`;

/** Words of a counting's late parts that show before their code is loaded. */
export const initial: typeof english = {
  header: {
    back: "Zurück zu den Zählungen",
    undocumented: "undokumentiert",
    figures: "Kennzahlen",
    tools: "Werkzeuge",
    more: "Mehr",
    benefits: {
      rescue: "Was nötig ist, um die Frist zu halten",
      recountRound: "Die Positionen, die eine Nachzählung lohnen",
      replay: "Die Zählung von Anfang an noch einmal ansehen",
      changes: "Was seit Ihrem letzten Besuch geschah",
    },
  },
  actions: {
    share: "Teilen",
    print: "Drucken",
    onScreen: "Auf einem Bildschirm",
  },
  report: {
    onPaper:
      "Gedruckt wie auf dem Bildschirm: die sichtbaren Positionen. Der Bericht enthält die anderen.",
  },
  replay: {
    open: "Wiedergabe",
    openChanges: "Was sich änderte",
    closeChanges: "Änderungen schließen",
    backToLive: "Zurück zu live",
    failed: "Die Wiedergabe konnte nicht geladen werden. Die Seite neu zu laden hilft meist.",
    rebuilt: "aus den Positionen rekonstruiert",
    rebuiltShort: "rekonstruiert",
  },
  scope: {
    scopeInStrip: (matching, of) =>
      `von ${matching} ${plural(of, "passenden Position", "passenden Positionen")}`,
    allInStrip: (total, of) => (of === 1 ? lines(total, of) : `alle ${lines(total, of)}`),
    filter: (name) => `Positionen eingrenzen auf: ${name}`,
  },
  rescue: {
    title: "Rettungsplan",
    notLoaded:
      "Der Rettungsplan konnte nicht geladen werden; laden Sie die Seite neu, um es erneut zu versuchen.",
  },
  export: {
    open: "Export",
    menu: "Positionen exportieren",
    notLoaded:
      "Der Export konnte nicht geladen werden. Prüfen Sie die Verbindung, und laden Sie die Seite neu.",
  },
  filters: {
    name: "Filter",
    facets: {
      state: "Status",
      zone: "Zone",
      difference: "Differenz",
      documented: "Dokumentation",
      person: "Zuständig",
    },
    remove: (filter) => `Filter entfernen: ${filter}`,
    failed: "Die Filter konnten nicht geladen werden. Die Seite neu zu laden hilft meist.",
    noMatch: {
      title: "Keine Position passt zu diesen Filtern",
      text: "Alle Positionen dieser Zählung wurden geprüft.",
    },
  },
  columns: {
    open: "Spalten",
    failed: "Die Spaltenauswahl konnte nicht geladen werden.",
  },
};
