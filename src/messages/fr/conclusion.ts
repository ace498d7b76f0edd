import type { conclusion as english } from "#messages/en/conclusion.ts";
import { afterPreposition, at } from "./moments.ts";
import { nouns, plural } from "./plural.ts";

export const conclusion: typeof english = {
  finishedWithLeft: (left, total) =>
    `Terminé, ${left} ${plural(left, "ligne non comptée", "lignes non comptées")} sur ${total}`,
  finishedAt: (moment) => `Terminé ${at(moment)}`,
  finishedAtWithLeft: (moment, left, total) =>
    `Terminé ${at(moment)} avec ${left} ${plural(left, "ligne non comptée", "lignes non comptées")} sur ${total}`,
  exact: (share) => `Exactitude de ${share}`,
  net: (amount) => `net ${amount}`,
  closedWithoutReason: (count, of) =>
    `${count} ${plural(of, "écart a été clôturé", "écarts ont été clôturés")} sans justification`,
  noLines: "Aucune ligne à compter",
  undocumented: (count, of) =>
    `${count} ${plural(of, "écart à justifier", "écarts à justifier")} avant la clôture`,
  notClosed: (duration) => `Tout est compté, mais pas encore clôturé ${duration} après l’échéance`,
  startsAt: (moment, duration) => `Débute ${at(moment)}, dans ${duration}`,
  overdue: (moment, duration) => `Hors délai depuis ${afterPreposition(moment)} (${duration})`,
  nothingCounted: (duration) => `Rien de compté, ${duration} après le début`,
  stalled: (moment, duration) => `Rien de compté depuis ${afterPreposition(moment)} (${duration})`,
  tooEarly: (count, of) =>
    `Trop tôt pour le dire : ${count} ${nouns.lines(of)} ${plural(of, "comptée", "comptées")}`,
  end: (when) => `Fin prévue ${when}`,
  endOnAverage: (when) => `Fin prévue ${when} à la cadence moyenne`,
  late: (duration) => `${duration} de retard`,
  early: (duration) => `${duration} d’avance`,
  onTime: "à temps",
  justAfter: "juste après l’échéance",
  left: (count, of) => `Reste ${count} ${nouns.lines(of)}`,
  noEnd: (recent, average) =>
    `Fin imprévisible : ${recent} par heure la dernière heure, ${average} en moyenne`,
  leftOnAverage: (left, average) => `${left} à ${average} par heure en moyenne.`,
  planned: (share) => `Prévu à cette heure : ${share}.`,
  behindPlan: (share, duration) =>
    `Prévu à cette heure : ${share}. Vous êtes sous le plan de ${duration}.`,
  aheadOfPlan: (share, duration) =>
    `Prévu à cette heure : ${share}. Vous êtes en avance de ${duration} sur le plan.`,
  work: (left, duration, rate) =>
    `${left} : ${duration} de travail à la cadence précédente (${rate} par heure).`,
  restart: (deadline, latest) =>
    `Pour tenir l’échéance (${afterPreposition(deadline)}), il faut reprendre avant ${afterPreposition(latest)}.`,
  tooLate: (deadline) =>
    `À cette cadence, l’échéance (${afterPreposition(deadline)}) ne peut plus être tenue.`,
  roundTheClock: (reason) => `${reason} En supposant un travail jour et nuit.`,
};
