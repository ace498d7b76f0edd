import type { hintSentences as english } from "#messages/en/hint-sentences.ts";
import { nouns, plural } from "./plural.ts";

/** Current figures in a sentence, for the hint of a figure. */
export const hintSentences: typeof english = {
  accuracy: (exact, of) =>
    `${exact} de ${of} ${plural(of, "línea contada coincide", "líneas contadas coinciden")} con las existencias esperadas.`,
  unknownDifferences: (sentence, count) =>
    `${sentence} De ${count} más no se conoce la diferencia.`,
  net: (short, over, net) => `${over} de más menos ${short} de menos: ${net} a coste.`,
  absolute: (short, over, sum) => `${short} de menos y ${over} de más suman ${sum} a coste.`,
  short: (amount, lines, of) =>
    `${lines} ${plural(of, "línea tiene", "líneas tienen")} menos de lo esperado: ${amount} a coste.`,
  over: (amount, lines, of) =>
    `${lines} ${plural(of, "línea tiene", "líneas tienen")} más de lo esperado: ${amount} a coste.`,
  undocumented: (count, discrepancies, of) =>
    `${count} de ${discrepancies} ${plural(of, "discrepancia aún no tiene", "discrepancias aún no tienen")} motivo.`,
  incidents: (count, of, lines, onLines) =>
    `${count} ${plural(of, "incidencia", "incidencias")} en ${lines} ${nouns.lines(onLines)}.`,
  rate: (hour, average) =>
    `${hour} ${nouns.lines(hour)} en 60 minutos laborables hasta el último cuarto de hora; ${average} por hora de media.`,
  rateOverall: (average) =>
    `${average} ${nouns.lines(average)} por hora desde la primera hasta la última.`,
  linesCounted: (counted, total, of) =>
    `${counted} de ${total} ${plural(of, "línea está contada", "líneas están contadas")}.`,
  linesLeft: (left, total, of) =>
    `${left} de ${total} ${plural(of, "línea aún no está contada", "líneas aún no están contadas")}.`,
  linesDiffer: (count, total, of) =>
    `${count} de ${total} ${plural(of, "línea difiere", "líneas difieren")} de las existencias esperadas.`,
  linesRecounted: (count, total, of) =>
    `${count} de ${total} ${plural(of, "línea tiene", "líneas tienen")} un conteo anterior.`,
  tolerated: (count, of) =>
    `${count} de ${of} ${plural(of, "línea contada es exacta o está", "líneas contadas son exactas o están")} dentro de la tolerancia de su clase.`,
  netUnits: (short, over, net) =>
    `${over} ${plural(over, "unidad", "unidades")} de más menos ${short} de menos: ${net}.`,
  absoluteUnits: (short, over, sum) =>
    `${short} ${plural(short, "unidad", "unidades")} de menos y ${over} de más suman ${sum}.`,
  documented: (count, discrepancies, of) =>
    `${count} de ${discrepancies} ${plural(of, "discrepancia tiene", "discrepancias tienen")} motivo.`,
  valueCounted: (counted, all) => `Están contadas existencias por ${counted} de ${all} a coste.`,
  valueLeft: (amount, lines, of) =>
    `${lines} ${plural(of, "línea aún no está contada", "líneas aún no están contadas")}, con existencias esperadas por ${amount} a coste.`,
  discrepancies: (count, of, counted, lines, share) =>
    `${count} ${plural(of, "discrepancia", "discrepancias")} en ${counted} ${plural(lines, "línea contada", "líneas contadas")}: ${share}.`,
  incidentsIn: (count, of, countings, all) =>
    `${count} ${plural(of, "incidencia", "incidencias")} en ${countings} ${nouns.counts(all)}.`,
};
