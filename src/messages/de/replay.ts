import type { replay as english } from "#messages/en/replay.ts";
import { plural } from "./plural.ts";

/** Messages of the replay of a counting, and of what changed in it. */
export const replay: typeof english = {
  label: "Wiedergabe der Zählung",
  lead: "Wiedergabe:",
  notLive: "nicht live",
  play: "Abspielen",
  pause: "Pause",
  moment: "Gezeigter Zeitpunkt",
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
  changes: {
    title: "Änderungen",
    since: (from) => `seit ${from}`,
    between: (from, to) => `von ${from} bis ${to}`,
    look: (moment) => `Letzter Besuch, ${moment}`,
    yesterday: "Gestern um diese Zeit",
    later: "Das liegt nach dem gezeigten Zeitpunkt.",
    counted: "Gezählte Positionen",
    discrepancies: "Neue Abweichungen",
    incidents: "Gemeldete Vorfälle",
    documented: "Verfasste Dokumentation",
    net: "netto",
    absolute: "absolut",
    undocumented: (count) => `${count} ohne Grund`,
    showLines: (what) => `Positionen zeigen: ${what}`,
    handover: "Schichtübergabe",
    limits: "Grenzen",
    note: "Nach den Zeiten der Positionen, Vorfälle und Dokumentation. Eine erneut gezählte Position erscheint bei ihrem letzten Abschluss; was entfernt oder ersetzt wurde, ist nicht bekannt.",
    undated: (count, of) =>
      `${count} ${plural(of, "Position hat", "Positionen haben")} eine Differenz, ohne fertig zu sein: seit wann, ist unbekannt.`,
  },
};
