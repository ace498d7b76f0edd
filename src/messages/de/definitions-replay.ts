import type { ofReplay as english } from "#messages/en/definitions-replay.ts";
import { atCost, lines } from "./definitions-common.ts";

const costsLeftOut = "Kosten sind ausgeblendet.";

/** Figures of the replay of a counting, and of what changed in it. */
export const ofReplay: typeof english = {
  "replayed-at": {
    name: "Gezeigter Zeitpunkt",
    meaning: "Der Zeitpunkt, dessen Stand die ganze Seite zeigt: Späteres ist noch nicht da.",
    unit: "Zeitpunkt",
  },
  "changed-counted": {
    name: "Zwischen zwei Zeitpunkten gezählte Positionen",
    meaning: "Positionen, die zwischen den beiden Zeitpunkten fertig wurden.",
    unit: lines,
  },
  "changed-discrepancies": {
    name: "Neue Abweichungen",
    meaning:
      "Von den Positionen, die zwischen den beiden Zeitpunkten fertig wurden, die mit Abweichung.",
    unit: lines,
  },
  "changed-net-value": {
    name: "Nettowert neuer Abweichungen",
    meaning: "Die Summe aus Differenz × Einstandspreis der neuen Abweichungen.",
    unit: atCost,
    noAnswer: costsLeftOut,
  },
  "changed-absolute-value": {
    name: "Absoluter Wert neuer Abweichungen",
    meaning: "Die Summe aus Differenz × Einstandspreis der neuen Abweichungen, ohne Vorzeichen.",
    unit: atCost,
    noAnswer: costsLeftOut,
  },
  "changed-incidents": {
    name: "Zwischen zwei Zeitpunkten gemeldete Vorfälle",
    meaning: "Positionen, deren Vorfall zwischen den beiden Zeitpunkten gemeldet wurde.",
    unit: lines,
  },
  "changed-documented": {
    name: "Zwischen zwei Zeitpunkten eingetragene Gründe",
    meaning: "Positionen, deren Grund zwischen den beiden Zeitpunkten eingetragen wurde.",
    unit: lines,
  },
};
