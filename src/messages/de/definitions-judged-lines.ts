import type { ofJudgedLines as english } from "#messages/en/definitions-judged-lines.ts";
import { atCost, lines, share } from "./definitions-common.ts";

const expected =
  "Der Sollbestand ist die gezählte Menge minus der Differenz; vor dem Zählen der Bestand am Platz der Position.";

/** Figures of the product lines that judge them or compare them with each other. */
export const ofJudgedLines: typeof english = {
  "accuracy-tolerance": {
    name: "Genauigkeit innerhalb der Toleranz",
    meaning:
      "Anteil der gezählten Positionen, die genau oder innerhalb der Toleranz ihrer Klasse sind.",
    note: "Gezählte Positionen, deren Differenz ohne Vorzeichen innerhalb der Toleranz ihrer Klasse liegt ÷ gezählte Positionen mit bekannter Differenz. Ist das Soll 0, gilt nur eine Zählung ohne Differenz.",
    unit: share,
    noAnswer: "Keine gezählte Position hat eine bekannte Differenz.",
  },
  misplaced: {
    name: "Vermutlich am falschen Platz",
    meaning:
      "Der Artikel fehlt bei dieser Position und ist bei einer anderen zu viel, oder umgekehrt.",
    note: "Positionen mit einer Abweichung, deren Artikel bei einer anderen Position der Zählung eine mit umgekehrtem Vorzeichen hat.",
    unit: lines,
  },
  "pack-hints": {
    name: "Karton oder Stück?",
    meaning: "Die Differenz ist eine ganze Zahl von Gebinden.",
    note: "Positionen mit einer Abweichung, die ein ganzes Vielfaches der Einheiten je Gebinde des Artikels ist, sofern ein Gebinde mehr als 1 enthält.",
    unit: lines,
  },
  "stalled-lines": {
    name: "Vor Langem begonnen, noch nicht fertig",
    meaning: "Positionen, die begonnen wurden und ungewöhnlich lange in Arbeit sind.",
    note: "Positionen, die seit mehr als 30 Minuten in Arbeit sind und länger als das 5-Fache der Zeit, die gezählte Positionen der Zählung im Median brauchten.",
    unit: lines,
    noAnswer: "Die Zahlen sind zu alt.",
  },
  "value-counted": {
    name: "Gezählter Wert",
    meaning: "Anteil des Bestandswerts, der gezählt ist.",
    note: `Der Wert der gezählten Positionen ÷ den aller Positionen. Der Wert einer Position ist ihr Sollbestand ohne Vorzeichen × Einstandspreis. ${expected}`,
    unit: share,
    noAnswer: "Alle Positionen zusammen haben keinen Wert.",
  },
  "value-at-risk": {
    name: "Noch nicht gezählter Bestandswert",
    meaning: "Was die noch nicht gezählten Positionen enthalten sollten, zu Einstandspreisen.",
    note: `Der Wert der nicht gezählten Positionen: Sollbestand ohne Vorzeichen × Einstandspreis. ${expected}`,
    unit: atCost,
  },
};
