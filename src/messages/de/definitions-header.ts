import type { ofHeader as english } from "#messages/en/definitions-header.ts";
import { finished, lines, share, tooOld } from "./definitions-common.ts";

const nothingCounted = "Keine Position ist gezählt.";

/** Figures that the list and the counting itself have, without its lines. */
export const ofHeader: typeof english = {
  progress: {
    name: "Fortschritt",
    meaning:
      "Gezählte Positionen ÷ zu zählende Positionen. Auf eine Nachkommastelle abgerundet, sodass 100 % bedeutet, dass nichts mehr offen ist.",
    unit: share,
    noAnswer: "Es gibt keine zu zählenden Positionen.",
  },
  total: {
    name: "Zu zählende Positionen",
    meaning: "Wie viele Artikelpositionen die Zählung laut ihren Kopfdaten umfasst.",
    unit: lines,
  },
  counted: {
    name: "Gezählte Positionen",
    meaning: "Wie viele Positionen laut Kopfdaten gezählt sind.",
    unit: lines,
  },
  left: {
    name: "Offene Positionen",
    meaning: "Wie viele Positionen laut Kopfdaten noch nicht gezählt sind.",
    unit: lines,
  },
  discrepancies: {
    name: "Abweichungen",
    meaning:
      "Gefundene Bestandsabweichungen laut Kopfdaten. Die API sagt nicht, dass dies Positionen sind.",
    unit: "Abweichungen",
  },
  incidents: {
    name: "Vorfälle",
    meaning: "Gemeldete Vorfälle laut Kopfdaten.",
    unit: "Vorfälle",
  },
  pace: {
    name: "Solltempo",
    meaning:
      "Wo die Zählung bei gleichmäßigem Tempo jetzt stünde: Arbeitszeit seit Beginn ÷ Arbeitszeit vom Beginn bis zur Frist, von 0 bis 100 %. Ohne Arbeitszeiten in den Einstellungen gilt alle Zeit als Arbeitszeit.",
    unit: share,
    noAnswer: `${finished} Oder zwischen Beginn und Frist liegt keine Arbeitszeit.`,
  },
  "ahead-hours": {
    name: "Voraus oder im Rückstand",
    meaning:
      "(Fortschritt − Solltempo) × die Arbeitsstunden vom Beginn bis zur Frist; positiv heißt voraus. Bis zu 5 Minuten oder 1 % dieser Stunden Unterschied gilt sie als im Plan.",
    unit: "Arbeitsstunden",
    noAnswer: `${finished} Oder es gibt keinen Fortschritt oder kein Solltempo.`,
  },
  overdue: {
    name: "Überfällig",
    meaning:
      "Die Zählung ist aktiv, ihre Frist nach der Uhr abgelaufen, und Positionen sind offen.",
    unit: "ja oder nein",
    noAnswer: tooOld,
  },
  "discrepancies-per-100": {
    name: "Abweichungen je 100",
    meaning:
      "Abweichungen × 100 ÷ gezählte Positionen, laut Kopfdaten. Bei einer aktiven Zählung die bisherigen.",
    unit: "je 100 gezählte Positionen",
    noAnswer: nothingCounted,
  },
  "incidents-per-1000": {
    name: "Vorfälle je 1.000",
    meaning:
      "Vorfälle × 1.000 ÷ gezählte Positionen, laut Kopfdaten. Bei einer aktiven Zählung die bisherigen.",
    unit: "je 1.000 gezählte Positionen",
    noAnswer: nothingCounted,
  },
  "final-share": {
    name: "Abschluss",
    meaning: "Gezählte Positionen ÷ zu zählende Positionen einer abgeschlossenen Zählung.",
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
