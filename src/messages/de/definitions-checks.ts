import type { ofChecks as english } from "#messages/en/definitions-checks.ts";
import { lines } from "./definitions-common.ts";

/** Signs that a line's figures may not mean what they seem to: what each can tell, and what not. */
export const ofChecks: typeof english = {
  "stock-moved": {
    name: "Bestand bewegt",
    meaning: "Am Lagerplatz liegt jetzt weder der Sollbestand noch der gezählte Bestand.",
    note: "Gezählte Positionen, deren Lagerplatz jetzt weder den Sollbestand noch den gezählten Bestand hat. In einer abgeschlossenen Zählung nur, wenn der Artikel zuletzt geändert wurde, bevor die letzte Position fertig war. Beispiel: Soll 10, gezählt 7, jetzt 8. Ob sich der Bestand vor oder nach dem Zählen bewegt hat, ist nicht bekannt; eine Bewegung auf genau die gezählte Menge bleibt unbemerkt.",
    unit: lines,
  },
  "changed-after-count": {
    name: "Nach der Zählung geändert",
    meaning: "Der Artikel wurde geändert, nachdem seine Position fertig war.",
    note: "Gezählte Positionen, deren Artikel geändert wurde, nachdem sie fertig waren; in einer abgeschlossenen Zählung nur, bevor die letzte Position fertig war. Beispiel: fertig um 10:05, Artikel geändert um 10:40. Was geändert wurde, ist nicht bekannt, und nur die letzte Änderung.",
    unit: lines,
  },
  "listed-twice": {
    name: "Doppelt gelistet",
    meaning:
      "Eine andere Position der Zählung hat denselben Artikel, denselben Lagerplatz und dieselbe Charge.",
    note: "Positionen mit demselben Artikel, Lagerplatz und derselben Charge wie eine andere Position der Zählung. Beispiel: Zwei Positionen für eine Schraube in A-01-1 ohne Charge sind 2 Positionen. Ob die zweite als Nachzählung gedacht ist, ist nicht bekannt. Die Übergabe vergleicht die aktiven Zählungen eines Lagers miteinander.",
    unit: lines,
  },
  "negative-stock": {
    name: "Negativer Bestand",
    meaning: "Der Sollbestand, der gezählte oder der jetzige Bestand am Lagerplatz liegt unter 0.",
    note: "Positionen, deren Sollbestand, gezählter oder jetziger Bestand am Lagerplatz unter 0 liegt. Beispiel: Soll −4. Welche Buchung fehlt, ist nicht bekannt.",
    unit: lines,
  },
  "fractional-count": {
    name: "Bruchteil gezählt",
    meaning: "Ein Bruchteil wurde gezählt, obwohl alle Bestände der Position ganze Zahlen sind.",
    note: "Positionen mit einer gebrochenen gezählten Menge, obwohl die Einheiten je Gebinde und alle Bestände der Position ganze Zahlen sind. Beispiel: 30 im Bestand, 12,5 gezählt. Ob der Artikel gemessen wird, etwa in Metern, ist nicht bekannt.",
    unit: lines,
  },
  "finish-before-start": {
    name: "Fertig vor Beginn",
    meaning: "Die Position war fertig, bevor sie begonnen wurde.",
    note: "Positionen, deren Ende vor ihrem Beginn liegt. Beispiel: begonnen um 10:05, fertig um 10:04. Welche der beiden Zeiten falsch ist, ist nicht bekannt; Dauern lassen solche Positionen aus.",
    unit: lines,
  },
};
