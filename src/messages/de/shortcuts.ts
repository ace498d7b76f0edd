import type { shortcuts as english } from "#messages/en/shortcuts.ts";

/** Words of the keyboard shortcuts. */
export const shortcuts: typeof english = {
  title: "Tastenkürzel",
  close: "Schließen",
  more: "Was die Zahlen bedeuten",
  places: {
    everywhere: "Überall",
    countings: "In der Liste der Zählungen",
    lines: "In den Artikelpositionen",
    log: "Im Protokoll eines Imports",
    logSearch: "In der Suche eines Protokolls",
  },
  actions: {
    shortcuts: "Diese Tastenkürzel zeigen",
    search: "Zum Suchfeld der Seite",
    close: "Geöffnetes schließen",
    row: "Nächste oder vorige Zeile",
    screenful: "Eine Bildschirmseite vor oder zurück",
    end: "Erste oder letzte Zeile",
    nextCounting: "Nächste Zählung",
    previousCounting: "Vorige Zählung",
    openCounting: "Zählung öffnen",
    link: "Zeile verlinken",
    linkUpTo: "Zeilen bis zu dieser verlinken",
    openLine: "Position öffnen",
    unlink: "Verlinkte Zeilen loslassen",
    nextHit: "Nächster Treffer",
    previousHit: "Voriger Treffer",
    clear: "Suche löschen",
  },
  or: "oder",
  keys: {
    Escape: "Esc",
    ArrowDown: "↓",
    ArrowUp: "↑",
    PageDown: "Bild ab",
    PageUp: "Bild auf",
    Home: "Pos1",
    End: "Ende",
  },
};
