import type { lineColumns as english } from "#messages/en/line-columns.ts";

export const lineColumns: typeof english = {
  default: "Standardspalten",
  visible: "Sichtbare Spalten, in ihrer Reihenfolge",
  onCards:
    "In einem so schmalen Fenster erscheinen weitere Spalten nur in einer geöffneten Position.",
  up: (column) => `${column} nach oben`,
  down: (column) => `${column} nach unten`,
  moved: (column, position, count) => `${column}, Platz ${position} von ${count}`,
  groups: {
    line: "Position",
    stock: "Bestand",
    count: "Zählvorgang",
    product: "Artikel",
    metrics: "Kennzahlen",
    location: "Lagerplatz und Charge",
    documentation: "Dokumentation",
    incident: "Vorfall",
    counting: "Zählung",
  },
};
