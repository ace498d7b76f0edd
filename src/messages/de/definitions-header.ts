import type { ofHeader as english } from "#messages/en/definitions-header.ts";
import { finished, lines, share, tooOld } from "./definitions-common.ts";

const nothingCounted = "Keine Position ist gezählt.";

/** Figures that the list and the counting itself have, without its lines. */
export const ofHeader: typeof english = {
  progress: {
    name: "Fortschritt",
    meaning: "Anteil der Positionen, die gezählt sind.",
    note: "Gezählte Positionen ÷ zu zählende Positionen. Auf eine Nachkommastelle abgerundet: 100 % heißt, dass nichts mehr offen ist.",
    unit: share,
    noAnswer: "Es gibt keine zu zählenden Positionen.",
  },
  total: {
    name: "Zu zählende Positionen",
    meaning: "Wie viele Positionen zu zählen sind.",
    unit: lines,
  },
  counted: {
    name: "Gezählte Positionen",
    meaning: "Wie viele Positionen gezählt sind.",
    unit: lines,
  },
  left: {
    name: "Offene Positionen",
    meaning: "Wie viele Positionen noch nicht gezählt sind.",
    unit: lines,
  },
  discrepancies: {
    name: "Abweichungen",
    meaning: "Wie viele Abweichungen vom Sollbestand gefunden wurden.",
    note: "Das Lagersystem sagt nicht, dass jede eine Position ist.",
    unit: "Abweichungen",
  },
  incidents: {
    name: "Vorfälle",
    meaning: "Wie viele Vorfälle gemeldet wurden.",
    unit: "Vorfälle",
  },
  pace: {
    name: "Plan",
    meaning: "Wo die Zählung bei gleichmäßigem Tempo jetzt stünde.",
    note: "Arbeitszeit seit Beginn ÷ Arbeitszeit vom Beginn bis zur Frist, von 0 bis 100 %. Ohne Arbeitszeiten gilt alle Zeit als Arbeitszeit.",
    unit: share,
    noAnswer: `${finished} Oder zwischen Beginn und Frist liegt keine Arbeitszeit.`,
  },
  "ahead-hours": {
    name: "Vor oder hinter dem Plan",
    meaning: "Wie weit die Zählung vor oder hinter dem Plan liegt, in Arbeitszeit.",
    note: "(Fortschritt − Plan) × die Arbeitsstunden vom Beginn bis zur Frist; positiv heißt voraus. Bis zu 5 Minuten oder 1 % dieser Stunden Unterschied gilt sie als im Plan.",
    unit: "Arbeitsstunden",
    noAnswer: `${finished} Oder es gibt keinen Fortschritt oder keinen Plan.`,
  },
  overdue: {
    name: "Überfällig",
    meaning: "Die Frist ist abgelaufen, und Positionen sind offen.",
    note: "Nur eine aktive Zählung ist überfällig; die Frist läuft nach der Uhr ab, unabhängig von den Arbeitszeiten.",
    unit: "ja oder nein",
    noAnswer: tooOld,
  },
  "discrepancies-per-100": {
    name: "Abweichungen je 100",
    meaning: "Abweichungen auf 100 gezählte Positionen.",
    note: "Bei einer aktiven Zählung die bisherigen.",
    unit: "je 100 gezählte Positionen",
    noAnswer: nothingCounted,
  },
  "incidents-per-100": {
    name: "Vorfälle je 100",
    meaning: "Vorfälle auf 100 gezählte Positionen.",
    note: "Bei einer aktiven Zählung die bisherigen.",
    unit: "je 100 gezählte Positionen",
    noAnswer: nothingCounted,
  },
  "final-share": {
    name: "Vollständigkeit",
    meaning: "Anteil der Positionen, die bis zum Ende gezählt wurden.",
    unit: share,
    noAnswer: "Die Zählung ist aktiv oder hat keine zu zählenden Positionen.",
  },
  "window-hours": {
    name: "Geplante Stunden",
    meaning: "Stunden vom Beginn bis zur Frist nach der Uhr, unabhängig von den Arbeitszeiten.",
    unit: "Stunden",
    noAnswer: "Die Frist liegt nicht nach dem Beginn.",
  },
};
