import type { figuresNow as english } from "#messages/en/figures-now.ts";
import { plural } from "./plural.ts";

/** Figures of now in a sentence, for the hint of a figure. */
export const figuresNow: typeof english = {
  accuracy: (exact, of) => `${exact} de ${of} linhas contadas coincidem com o estoque esperado.`,
  net: (short, over, net) => `${over} a mais menos ${short} a menos são ${net} a custo.`,
  absolute: (short, over, sum) => `${short} a menos e ${over} a mais somam ${sum} a custo.`,
  short: (amount, lines, of) =>
    `${lines} ${plural(of, "linha tem", "linhas têm")} menos que o esperado: ${amount} a custo.`,
  over: (amount, lines, of) =>
    `${lines} ${plural(of, "linha tem", "linhas têm")} mais que o esperado: ${amount} a custo.`,
  undocumented: (count, discrepancies, _of) =>
    `${count} de ${discrepancies} divergências ainda não têm motivo.`,
  incidents: (count, of, lines, onLines) =>
    `${count} ${plural(of, "incidente", "incidentes")} em ${lines} ${plural(onLines, "linha", "linhas")}.`,
  rate: (hour, average) =>
    `${hour} linhas nos últimos 60 minutos úteis; ${average} por hora em média.`,
  rateOverall: (average) => `${average} linhas por hora, da primeira à última.`,
};
