import type { hintSentences as english } from "#messages/en/hint-sentences.ts";
import { nouns, plural } from "./plural.ts";

/** Current figures in a sentence, for the hint of a figure. */
export const hintSentences: typeof english = {
  accuracy: (exact, of) =>
    `${exact} de ${of} ${plural(of, "linha contada coincide", "linhas contadas coincidem")} com o estoque esperado.`,
  unknownDifferences: (sentence, count, of) =>
    `${sentence} Mais ${count} ${plural(of, "não tem", "não têm")} diferença conhecida.`,
  net: (short, over, net) => `${over} a mais menos ${short} a menos: ${net} a custo.`,
  absolute: (short, over, sum) => `${short} a menos e ${over} a mais somam ${sum} a custo.`,
  short: (amount, lines, of) =>
    `${lines} ${plural(of, "linha tem", "linhas têm")} menos que o esperado: ${amount} a custo.`,
  over: (amount, lines, of) =>
    `${lines} ${plural(of, "linha tem", "linhas têm")} mais que o esperado: ${amount} a custo.`,
  undocumented: (count, discrepancies, of) =>
    `${count} de ${discrepancies} ${plural(of, "divergência ainda não tem", "divergências ainda não têm")} motivo.`,
  incidents: (count, of, lines, onLines) =>
    `${count} ${plural(of, "incidente", "incidentes")} em ${lines} ${nouns.lines(onLines)}.`,
  rate: (hour, average) =>
    `${hour} ${nouns.lines(hour)} em 60 minutos úteis até o último quarto de hora; ${average} por hora em média.`,
  rateOverall: (average) => `${average} ${nouns.lines(average)} por hora, da primeira à última.`,
  linesCounted: (counted, total, of) =>
    `${counted} de ${total} ${plural(of, "linha está contada", "linhas estão contadas")}.`,
  linesLeft: (left, total, of) =>
    `${left} de ${total} ${plural(of, "linha ainda não está contada", "linhas ainda não estão contadas")}.`,
  linesDiffer: (count, total, of) =>
    `${count} de ${total} ${plural(of, "linha difere", "linhas diferem")} do estoque esperado.`,
  linesRecounted: (count, total, of) =>
    `${count} de ${total} ${plural(of, "linha tem", "linhas têm")} uma contagem anterior.`,
  tolerated: (count, of) =>
    `${count} de ${of} ${plural(of, "linha contada é exata ou está", "linhas contadas são exatas ou estão")} na tolerância da sua classe.`,
  netUnits: (short, over, net) =>
    `${over} ${plural(over, "unidade", "unidades")} a mais menos ${short} a menos: ${net}.`,
  absoluteUnits: (short, over, sum) =>
    `${short} ${plural(short, "unidade", "unidades")} a menos e ${over} a mais somam ${sum}.`,
  documented: (count, discrepancies, of) =>
    `${count} de ${discrepancies} ${plural(of, "divergência tem", "divergências têm")} motivo.`,
  valueCounted: (counted, all) => `Está contado estoque de ${counted} de ${all} a custo.`,
  valueLeft: (amount, lines, of) =>
    `${lines} ${plural(of, "linha ainda não está contada", "linhas ainda não estão contadas")}, com estoque esperado de ${amount} a custo.`,
  discrepancies: (count, of, counted, lines, share) =>
    `${count} ${plural(of, "divergência", "divergências")} em ${counted} ${plural(lines, "linha contada", "linhas contadas")}: ${share}.`,
  incidentsIn: (count, of, countings, all) =>
    `${count} ${plural(of, "incidente", "incidentes")} em ${countings} ${nouns.counts(all)}.`,
};
