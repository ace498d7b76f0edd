import type {
  ofRescue as englishRescue,
  ofRound as englishRound,
} from "#messages/en/definitions-rescue.ts";
import { atCost, lines, share } from "./definitions-common.ts";

const perHour = "Positionen je Arbeitsstunde";
const people = "Personen";
const noTeam =
  "In den letzten 60 Minuten Arbeitszeit wurde keine Position fertig, die Zählung ist abgeschlossen, oder ihre Zahlen sind zu alt.";
const noDeadline = "Die Frist ist abgelaufen oder nicht verwendbar.";

/** Figures of the plan that tells what it takes to finish in time. */
export const ofRescue: typeof englishRescue = {
  "rescue-needed": {
    name: "Nötige Leistung",
    meaning: "Positionen, die pro Stunde gezählt werden müssen, um die Frist zu halten.",
    note: "Offene Positionen ÷ Arbeitsstunden bis zur Frist.",
    unit: perHour,
    noAnswer: `${noDeadline} ${noTeam}`,
  },
  "rescue-per-person": {
    name: "Leistung je Person",
    meaning:
      "Positionen, die eine Person in einer Stunde zählt, wie es aus dem erwarteten Ende folgt.",
    note: "Offene Positionen ÷ (zählende Personen × Arbeitsstunden bis zum erwarteten Ende). Bei Stillstand: fertige Positionen ÷ (Personen × Arbeitsstunden bis zur letzten).",
    unit: perHour,
    noAnswer: noTeam,
  },
  "rescue-people-now": {
    name: "Zählende Personen",
    meaning:
      "Personen, die in den letzten 60 Minuten Arbeitszeit eine Position fertig gezählt haben.",
    unit: people,
    noAnswer: noTeam,
  },
  "rescue-people-needed": {
    name: "Nötige Personen",
    meaning: "Die kleinste Zahl von Personen, die bis zur Frist fertig wird.",
    note: "Wer zählt, bleibt in der Zone; die übrigen verteilen sich nach offenen Positionen auf die Zonen; wer in einer fertigen Zone ist, hilft in der nächsten.",
    unit: people,
    noAnswer: `${noDeadline} ${noTeam}`,
  },
  "rescue-forecast": {
    name: "Prognose für eine Personenzahl",
    meaning: "Wann die offenen Positionen mit der gewählten Personenzahl fertig sind.",
    note: "Das späteste Ende der Zonen. Mit den zählenden Personen ist es das erwartete Ende.",
    unit: "Zeitpunkt",
    noAnswer: `Niemand würde zählen. ${noTeam}`,
  },
};

/** Figures of a recount round. */
export const ofRound: typeof englishRound = {
  "round-lines": {
    name: "Positionen der Nachzählliste",
    meaning:
      "Die wenigsten Positionen, die nachzuzählen sind, um den gewählten Anteil des absoluten Werts zu prüfen.",
    note: "Die wenigsten Positionen, deren Differenzen zu Einstandspreisen ohne Vorzeichen den gewählten Anteil an denen aller Positionen ausmachen; jede zusammen mit der Position, mit der sie evtl. vertauscht ist; auch diese zählt.",
    unit: lines,
  },
  "round-share": {
    name: "Anteil, den die Liste prüft",
    meaning: "Wie viel vom absoluten Wert die Positionen der Liste ausmachen.",
    note: "Die absolute Abweichung der Positionen der Liste ÷ die aller Positionen, zu Einstandspreisen; in Einheiten, wenn keine Position einen Einstandspreis hat.",
    unit: share,
    noAnswer: "Es gibt keine Abweichungen.",
  },
  "round-weight": {
    name: "Absolute Abweichung der Liste",
    meaning:
      "Die Differenzen der Positionen der Liste ohne Vorzeichen, zu Einstandspreisen; in Einheiten, wenn keine Position einen Einstandspreis hat.",
    unit: `${atCost} oder Einheiten`,
  },
};
