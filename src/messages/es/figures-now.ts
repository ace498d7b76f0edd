import type { figuresNow as english } from "#messages/en/figures-now.ts";
import { plural } from "./plural.ts";

/** Figures of now in a sentence, for the hint of a figure. */
export const figuresNow: typeof english = {
  accuracy: (exact, of) =>
    `${exact} de ${of} líneas contadas coinciden con las existencias esperadas.`,
  net: (short, over, net) => `${over} de más menos ${short} de menos son ${net} a coste.`,
  absolute: (short, over, sum) => `${short} de menos y ${over} de más suman ${sum} a coste.`,
  short: (amount, lines, of) =>
    `${lines} ${plural(of, "línea tiene", "líneas tienen")} menos de lo esperado: ${amount} a coste.`,
  over: (amount, lines, of) =>
    `${lines} ${plural(of, "línea tiene", "líneas tienen")} más de lo esperado: ${amount} a coste.`,
  undocumented: (count, discrepancies, _of) =>
    `${count} de ${discrepancies} discrepancias aún no tienen motivo.`,
  incidents: (count, of, lines, onLines) =>
    `${count} ${plural(of, "incidencia", "incidencias")} en ${lines} ${plural(onLines, "línea", "líneas")}.`,
  rate: (hour, average) =>
    `${hour} líneas en los últimos 60 minutos laborables; ${average} por hora de media.`,
  rateOverall: (average) => `${average} líneas por hora desde la primera hasta la última.`,
};
