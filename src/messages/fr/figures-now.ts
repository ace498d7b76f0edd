import type { figuresNow as english } from "#messages/en/figures-now.ts";
import { plural } from "./plural.ts";

/** Figures of now in a sentence, for the hint of a figure. */
export const figuresNow: typeof english = {
  accuracy: (exact, of) => `${exact} lignes comptées sur ${of} correspondent au stock attendu.`,
  net: (short, over, net) => `${over} en trop moins ${short} manquants font ${net} au coût.`,
  absolute: (short, over, sum) =>
    `${short} manquants et ${over} en trop font ensemble ${sum} au coût.`,
  short: (amount, lines, of) =>
    `${lines} ${plural(of, "ligne a", "lignes ont")} moins que prévu : ${amount} au coût.`,
  over: (amount, lines, of) =>
    `${lines} ${plural(of, "ligne a", "lignes ont")} plus que prévu : ${amount} au coût.`,
  undocumented: (count, discrepancies, _of) =>
    `${count} écarts sur ${discrepancies} n’ont pas encore de motif.`,
  incidents: (count, of, lines, onLines) =>
    `${count} ${plural(of, "incident", "incidents")} sur ${lines} ${plural(onLines, "ligne", "lignes")}.`,
  rate: (hour, average) =>
    `${hour} lignes au cours des 60 dernières minutes travaillées ; ${average} par heure en moyenne.`,
  rateOverall: (average) => `${average} lignes par heure, de la première à la dernière.`,
};
