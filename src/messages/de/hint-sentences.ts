import type { hintSentences as english } from "#messages/en/hint-sentences.ts";
import { nouns, plural } from "./plural.ts";

/** Current figures in a sentence, for the hint of a figure. */
export const hintSentences: typeof english = {
  accuracy: (exact, of) =>
    `${exact} von ${of} gezählten ${plural(of, "Position entspricht", "Positionen entsprechen")} dem Sollbestand.`,
  unknownDifferences: (sentence, count) =>
    `${sentence} Bei ${count} weiteren ist die Differenz unbekannt.`,
  net: (short, over, net) =>
    `${over} zu viel abzüglich ${short} zu wenig ergibt ${net} zu Einstandspreisen.`,
  absolute: (short, over, sum) =>
    `${short} zu wenig und ${over} zu viel sind zusammen ${sum} zu Einstandspreisen.`,
  short: (amount, lines, of) =>
    `${lines} ${plural(of, "Position hat", "Positionen haben")} weniger als erwartet: ${amount} zu Einstandspreisen.`,
  over: (amount, lines, of) =>
    `${lines} ${plural(of, "Position hat", "Positionen haben")} mehr als erwartet: ${amount} zu Einstandspreisen.`,
  undocumented: (count, discrepancies, of) =>
    `${count} von ${discrepancies} ${plural(of, "Abweichung ist", "Abweichungen sind")} noch ohne Grund.`,
  incidents: (count, of, lines, onLines) =>
    `${count} ${plural(of, "Vorfall", "Vorfälle")} bei ${lines} ${nouns.lines(onLines)}.`,
  rate: (hour, average) =>
    `${hour} ${nouns.lines(hour)} in 60 Arbeitsminuten bis zur letzten Viertelstunde, im Schnitt ${average} pro Stunde.`,
  rateOverall: (average) =>
    `${average} ${nouns.lines(average)} pro Stunde von der ersten bis zur letzten.`,
  linesCounted: (counted, total, of) =>
    `${counted} von ${total} ${plural(of, "Position ist", "Positionen sind")} gezählt.`,
  linesLeft: (left, total, of) =>
    `${left} von ${total} ${plural(of, "Position ist", "Positionen sind")} noch nicht gezählt.`,
  linesDiffer: (count, total, of) =>
    `${count} von ${total} ${plural(of, "Position weicht", "Positionen weichen")} vom Sollbestand ab.`,
  linesRecounted: (count, total, of) =>
    `${count} von ${total} ${plural(of, "Position hat", "Positionen haben")} eine frühere Zählung.`,
  tolerated: (count, of) =>
    `${count} von ${of} gezählten ${plural(of, "Position ist", "Positionen sind")} genau oder innerhalb der Toleranz ihrer Klasse.`,
  netUnits: (short, over, net) =>
    `${over} Stück zu viel abzüglich ${short} zu wenig ergibt ${net}.`,
  absoluteUnits: (short, over, sum) =>
    `${short} Stück zu wenig und ${over} zu viel sind zusammen ${sum}.`,
  documented: (count, discrepancies, of) =>
    `${count} von ${discrepancies} ${plural(of, "Abweichung hat", "Abweichungen haben")} einen Grund.`,
  valueCounted: (counted, all) =>
    `Gezählt ist Bestand für ${counted} von ${all}, zu Einstandspreisen.`,
  valueLeft: (amount, lines, of) =>
    `${lines} ${plural(of, "Position ist", "Positionen sind")} noch nicht gezählt, mit Sollbestand für ${amount} zu Einstandspreisen.`,
  discrepancies: (count, of, counted, lines, share) =>
    `${count} ${plural(of, "Abweichung", "Abweichungen")} bei ${counted} ${plural(lines, "gezählten Position", "gezählten Positionen")}: ${share}.`,
  incidentsIn: (count, of, countings, all) =>
    `${count} ${plural(of, "Vorfall", "Vorfälle")} in ${countings} ${nouns.counts(all)}.`,
};
