import type { ofLines as english } from "#messages/en/definitions-lines.ts";
import { atCost, finished, lines, share } from "./definitions-common.ts";

const units = "Einheiten der Artikel";
const linesPerHour = "Positionen pro Stunde";
const noForecast = `Keine Position ist fertig oder keine mehr offen. ${finished}`;

/** Figures added up from the product lines. */
export const ofLines: typeof english = {
  "lines-total": {
    name: "Positionen",
    meaning: "Die Positionen dieser Zählung, die gelesen werden konnten.",
    unit: lines,
  },
  "lines-counted": {
    name: "Gezählte Positionen, laut Positionen",
    meaning: "Positionen, die gezählt sind.",
    unit: lines,
  },
  "lines-left": {
    name: "Offene Positionen, laut Positionen",
    meaning: "Positionen, die noch nicht gezählt sind, auch solche in Arbeit.",
    unit: lines,
  },
  "lines-discrepancies": {
    name: "Positionen mit Abweichung",
    meaning: "Positionen, die vom Sollbestand abweichen.",
    unit: lines,
  },
  "lines-incidents": {
    name: "Positionen mit Vorfall",
    meaning: "Positionen, bei denen etwas gemeldet wurde.",
    unit: lines,
  },
  accuracy: {
    name: "Genauigkeit",
    meaning: "Anteil der gezählten Positionen, die dem Sollbestand entsprechen.",
    note: "Gezählte Positionen ganz ohne Differenz ÷ gezählte Positionen mit bekannter Differenz.",
    unit: share,
    noAnswer: "Keine gezählte Position hat eine bekannte Differenz.",
  },
  "net-value": {
    name: "Nettoabweichung",
    meaning: "Was zu viel gefunden wurde, abzüglich dessen, was fehlt, zu Einstandspreisen.",
    note: "Die Summe von Differenz × Einstandspreis. Mehr- und Fehlmengen gleichen sich darin aus; beachten Sie auch die absolute Abweichung.",
    unit: atCost,
  },
  "absolute-value": {
    name: "Absolute Abweichung",
    meaning: "Alles, was abweicht, in beide Richtungen, zu Einstandspreisen.",
    note: "Die Summe von Differenz × Einstandspreis, ohne Vorzeichen.",
    unit: atCost,
  },
  "gain-value": {
    name: "Mehrmengen zu Einstandspreisen",
    meaning: "Was über den Sollbestand hinaus gefunden wurde, zu Einstandspreisen.",
    unit: atCost,
  },
  "loss-value": {
    name: "Fehlmengen zu Einstandspreisen",
    meaning: "Was am Sollbestand fehlt, zu Einstandspreisen; als positiver Betrag.",
    unit: atCost,
  },
  "net-units": {
    name: "Nettoabweichung in Einheiten",
    meaning: "Was zu viel gefunden wurde, abzüglich dessen, was fehlt, in Einheiten.",
    unit: units,
  },
  "absolute-units": {
    name: "Absolute Abweichung in Einheiten",
    meaning: "Alles, was abweicht, in beide Richtungen, in Einheiten.",
    unit: units,
  },
  "gain-units": {
    name: "Mehrmengen in Einheiten",
    meaning: "Was über den Sollbestand hinaus gefunden wurde, in Einheiten.",
    unit: units,
  },
  "loss-units": {
    name: "Fehlmengen in Einheiten",
    meaning: "Was am Sollbestand fehlt, in Einheiten.",
    unit: units,
  },
  undocumented: {
    name: "Ohne Grund",
    meaning: "Abweichungen, für die noch kein Grund angegeben ist.",
    unit: lines,
  },
  "documentation-coverage": {
    name: "Abweichungen mit Grund",
    meaning: "Anteil der Abweichungen, die einen Grund haben.",
    note: "Positionen mit begründeter Abweichung ÷ Positionen mit Abweichung.",
    unit: share,
    noAnswer: "Es gibt keine Abweichungen.",
  },
  recounted: {
    name: "Positionen mit vorheriger Zählung",
    meaning: "Positionen, zu denen es eine frühere Zählung gibt.",
    note: "Das Lagersystem sagt nicht, welche frühere Zählung es behält.",
    unit: lines,
  },
  "rate-hour": {
    name: "Leistung der letzten Stunde",
    meaning:
      "Positionen, die in 60 Minuten Arbeitszeit bis zur letzten Viertelstunde fertig wurden, wie in der Prognose.",
    unit: linesPerHour,
    noAnswer: finished,
  },
  "rate-start": {
    name: "Leistung seit Beginn",
    meaning: "Gezählte Positionen pro Stunde, im Schnitt seit Beginn der ersten.",
    note: "Gezählte Positionen ÷ Arbeitsstunden, seit die erste Position begonnen wurde; bei einer abgeschlossenen Zählung, bis ihre letzte Position fertig war.",
    unit: linesPerHour,
    noAnswer:
      "Keine Position wurde begonnen, seitdem ist keine Arbeitszeit vergangen, oder die Zahlen sind zu alt.",
  },
  "forecast-early": {
    name: "Prognose, früh",
    meaning:
      "Wann die offenen Positionen bei der höheren der beiden Leistungen fertig sind, in Arbeitszeit.",
    unit: "Zeitpunkt",
    noAnswer: noForecast,
  },
  "forecast-late": {
    name: "Prognose, spät",
    meaning:
      "Wann die offenen Positionen bei der niedrigeren der beiden Leistungen fertig sind, in Arbeitszeit.",
    unit: "Zeitpunkt",
    noAnswer: noForecast,
  },
};
