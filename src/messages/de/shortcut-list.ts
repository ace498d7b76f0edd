import type { shortcutList as english } from "#messages/en/shortcut-list.ts";

/** Every keyboard shortcut, by where it works. */
export const shortcutList: typeof english = {
  letterKeys: "Tasten mit einem Buchstaben oder Zeichen wirken überall auf der Seite",
  places: {
    everywhere: "Überall",
    tables: "In einer Tabelle von Zählungen, Positionen oder Personen",
    log: "Im Protokoll eines Imports",
    logSearch: "In der Suche eines Protokolls",
    screen: "Auf einem Bürobildschirm",
  },
  actions: {
    find: "Alles durchsuchen oder etwas öffnen",
    shortcuts: "Diese Tastenkürzel zeigen",
    search: "Zum Suchfeld der Seite",
    close: "Geöffnetes schließen; aus einem leeren Suchfeld zur Tabelle",
    row: "Nächste oder vorige Zeile",
    screenful: "Eine Bildschirmseite vor oder zurück",
    end: "Erste oder letzte Zeile",
    tableRow: "Nächste oder vorige Zeile",
    tableEnd: "Erste oder letzte Zeile; bei ausgewählten Zellen erste oder letzte Zelle",
    openRow: "Zeile öffnen; bei Personen nach der Person filtern",
    selectRow: "Zeile auswählen",
    selectCells: "Zellen auswählen",
    selectAll: "Alle Zellen auswählen",
    copyCells: "Ausgewählte Zellen oder die Zeile für eine Tabellenkalkulation kopieren",
    copyWithTitles: "Ebenso, mit Spaltentiteln",
    clearCells: "Auswahl aufheben",
    link: "Zeile verlinken",
    linkUpTo: "Zeilen bis zu dieser verlinken",
    unlink: "Verlinkung aufheben",
    nextHit: "Nächster Treffer",
    previousHit: "Voriger Treffer",
    clear: "Suche löschen",
    fullScreen: "Vollbild ein oder aus",
  },
  or: "oder",
};
