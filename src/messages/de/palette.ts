import type { palette as english } from "#messages/en/palette.ts";

export const palette: typeof english = {
  close: "Schließen",
  placeholder: "Zählung, Lager, Produkt, Seite oder Aktion",
  results: "Treffer",
  found: (count, _n) => `${count} Treffer`,
  first: (shown, count) => `Die ersten ${shown} von ${count} Treffern: Mehr Wörter finden weniger`,
  none: (text) => (text === "" ? "Hier ist nichts zu öffnen" : `Nichts passt zu „${text}“`),
  lookup: (id) => `Zählung „${id}“ nachschlagen`,
  asking: "Das Lagersystem wird gefragt",
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
    lookup: "Genaue ID",
  },
};
