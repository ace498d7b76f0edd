import type { hintSentences as english } from "#messages/en/hint-sentences.ts";
import { nouns, plural } from "./plural.ts";

/** Current figures in a sentence, for the hint of a figure. */
export const hintSentences: typeof english = {
  accuracy: (exact, of) =>
    `${exact} ${plural(exact, "ligne comptée", "lignes comptées")} sur ${of} ${plural(exact, "correspond", "correspondent")} au stock attendu.`,
  unknownDifferences: (sentence, count, of) =>
    `${sentence} ${count} ${plural(of, "autre n’a", "autres n’ont")} pas d’écart connu.`,
  net: (short, over, net) => `${over} en trop moins ${short} en moins : ${net} au prix de revient.`,
  absolute: (short, over, sum) =>
    `${short} en moins et ${over} en trop font ensemble ${sum} au prix de revient.`,
  short: (amount, lines, of) =>
    `${lines} ${plural(of, "ligne a", "lignes ont")} moins qu’attendu : ${amount} au prix de revient.`,
  over: (amount, lines, of) =>
    `${lines} ${plural(of, "ligne a", "lignes ont")} plus qu’attendu : ${amount} au prix de revient.`,
  undocumented: (count, discrepancies, _of) =>
    `${count} ${plural(count, "écart", "écarts")} sur ${discrepancies} ${plural(count, "n’a", "n’ont")} pas encore de motif.`,
  incidents: (count, of, lines, onLines) =>
    `${count} ${plural(of, "incident", "incidents")} sur ${lines} ${nouns.lines(onLines)}.`,
  rate: (hour, average) =>
    `${hour} ${nouns.lines(hour)} en 60 minutes travaillées jusqu’au dernier quart d’heure ; ${average} par heure en moyenne.`,
  rateOverall: (average) =>
    `${average} ${nouns.lines(average)} par heure, de la première à la dernière.`,
  linesCounted: (counted, total, _of) =>
    `${counted} ${nouns.lines(counted)} sur ${total} ${plural(counted, "est comptée", "sont comptées")}.`,
  linesLeft: (left, total, _of) =>
    `${left} ${nouns.lines(left)} sur ${total} ${plural(left, "n’est pas encore comptée", "ne sont pas encore comptées")}.`,
  linesDiffer: (count, total, _of) =>
    `${count} ${nouns.lines(count)} sur ${total} ${plural(count, "diffère", "diffèrent")} du stock attendu.`,
  linesRecounted: (count, total, _of) =>
    `${count} ${nouns.lines(count)} sur ${total} ${plural(count, "a", "ont")} un comptage précédent.`,
  tolerated: (count, of) =>
    `${count} ${plural(count, "ligne comptée", "lignes comptées")} sur ${of} ${plural(count, "est exacte", "sont exactes")} ou dans la tolérance de ${plural(count, "sa", "leur")} classe.`,
  netUnits: (short, over, net) =>
    `${over} ${plural(over, "unité", "unités")} en trop moins ${short} en moins : ${net}.`,
  absoluteUnits: (short, over, sum) =>
    `${short} ${plural(short, "unité manquante", "unités manquantes")} et ${over} en trop font ensemble ${sum}.`,
  documented: (count, discrepancies, _of) =>
    `${count} ${plural(count, "écart", "écarts")} sur ${discrepancies} ${plural(count, "a", "ont")} un motif.`,
  valueCounted: (counted, all) => `Le stock compté vaut ${counted} sur ${all} au prix de revient.`,
  valueLeft: (amount, lines, of) =>
    `${lines} ${plural(of, "ligne n’est pas encore comptée", "lignes ne sont pas encore comptées")} ; stock attendu : ${amount} au prix de revient.`,
  discrepancies: (count, of, counted, lines, share) =>
    `${count} ${plural(of, "écart", "écarts")} sur ${counted} ${plural(lines, "ligne comptée", "lignes comptées")} : ${share}.`,
  incidentsIn: (count, of, countings, all) =>
    `${count} ${plural(of, "incident", "incidents")} dans ${countings} ${nouns.counts(all)}.`,
};
