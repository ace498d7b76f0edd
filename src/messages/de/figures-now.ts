import type { figuresNow as english } from "#messages/en/figures-now.ts";
import { plural } from "./plural.ts";

/** Figures of now in a sentence, for the hint of a figure. */
export const figuresNow: typeof english = {
  accuracy: (exact, of) =>
    `${exact} von ${of} gezählten Positionen entsprechen dem erwarteten Bestand.`,
  net: (short, over, net) =>
    `${over} zu viel abzüglich ${short} zu wenig ergibt ${net} zum Einstandspreis.`,
  absolute: (short, over, sum) =>
    `${short} zu wenig und ${over} zu viel sind zusammen ${sum} zum Einstandspreis.`,
  short: (amount, lines, of) =>
    `${lines} ${plural(of, "Position hat", "Positionen haben")} weniger als erwartet: ${amount} zum Einstandspreis.`,
  over: (amount, lines, of) =>
    `${lines} ${plural(of, "Position hat", "Positionen haben")} mehr als erwartet: ${amount} zum Einstandspreis.`,
  undocumented: (count, discrepancies, _of) =>
    `${count} von ${discrepancies} Abweichungen sind noch ohne Grund.`,
  incidents: (count, of, lines, onLines) =>
    `${count} ${plural(of, "Vorfall", "Vorfälle")} bei ${lines} ${plural(onLines, "Position", "Positionen")}.`,
  rate: (hour, average) =>
    `${hour} Positionen in den letzten 60 Arbeitsminuten, im Schnitt ${average} pro Stunde.`,
  rateOverall: (average) => `${average} Positionen pro Stunde von der ersten bis zur letzten.`,
};
