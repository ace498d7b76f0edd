import type { messages as english } from "./en.ts";

/** Messages of a counting's replay. */
export const messages: typeof english = {
  label: "Wiedergabe der Zählung",
  lead: "Wiedergabe:",
  play: "Abspielen",
  pause: "Pause",
  momentText: (moment, share) => `${moment}, ${share} gezählt`,
  speed: "Geschwindigkeit",
  speedOf: (minutes) => `${minutes} min/s`,
  limits: {
    summary: "Grenzen",
    intro:
      "Die Vergangenheit wird aus den Positionen rekonstruiert. Eine Position gilt ab ihrem Abschluss als gezählt und ab ihrem Beginn als in Arbeit. Dokumentation und Vorfälle erscheinen zu der Zeit, zu der sie geschrieben wurden. Nicht rekonstruierbar sind:",
    items: [
      "Eine Zählung vor ihrer Korrektur: Nur die letzte Zählung hat eine Zeit, daher gilt eine noch einmal gezählte Position erst als gezählt, wenn ihre letzte Zählung beendet war.",
      "Die Summen: Sie werden aus den lesbaren Positionen gebildet und können von dem abweichen, was die Zusammenfassung damals sagte.",
      "Positionen, Dokumentation und Vorfälle, die seitdem entfernt oder ersetzt wurden.",
      "Bestand, Einstandspreis, Klassen, wem eine Position zugewiesen ist, wer teilnimmt und die Frist: alles, wie es jetzt ist.",
      "Eine Differenz bei einer Position, die nicht fertig ist: Seit wann, ist unbekannt, daher wird sie die ganze Zeit gezeigt.",
    ],
    keys: "Die Leertaste startet und pausiert, die Pfeiltasten gehen schrittweise, Pos1 und Ende springen an Anfang und Ende. Die Wiedergabe überspringt Strecken von mehr als einer halben Stunde, in denen nichts fertig wurde.",
  },
};
