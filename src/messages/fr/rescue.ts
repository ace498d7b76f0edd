import type { rescue as english } from "#messages/en/rescue.ts";
import { plural } from "./plural.ts";

const lines = (count: number) => plural(count, "ligne", "lignes");
const people = (count: number) => plural(count, "personne", "personnes");
const linesLeft = (count: number) => plural(count, "ligne restante", "lignes restantes");

/** Messages of the plan that tells what it takes to finish in time. */
export const rescue: typeof english = {
  close: "Fermer le plan de rattrapage",
  toFinish: (deadline) => `Pour tenir l’échéance, ${deadline} :`,
  notBehind: "Pas de retard sur un rythme régulier.",
  perHour: (rate) => `${rate} ${plural(rate, "ligne", "lignes")} par heure`,
  insteadOf: (rate) => `au lieu de ${rate}`,
  already: (rate) => `(${rate} maintenant) : les personnes au travail suffisent`,
  alreadyBefore: (rate) => `(${rate} auparavant) : les mêmes personnes suffisent`,
  peopleInstead: (count, of, now) => `${count} ${people(of)} au lieu de ${now}`,
  outOfReach: "L’échéance ne peut plus être tenue",
  passed: "L’échéance est passée",
  whenDone: "Quand doit-il être terminé ?",
  noWorkTime: (deadline) => `Il ne reste pas de temps de travail avant ${deadline}.`,
  wouldTake: (left, of, duration, needed, now) =>
    `${left} ${lines(of)} en ${duration} ${plural(of, "demanderait", "demanderaient")} ${needed} ${plural(needed, "personne", "personnes")} au lieu de ${now} :`,
  finishBy: "Terminer pour",
  answerPeople: (count, of) => `${count} ${people(of)}`,
  answer: (more, rate, now) =>
    `${more} de plus que maintenant : ${rate} ${plural(rate, "ligne", "lignes")} par heure au lieu de ${now}`,
  enough: "celles au travail suffisent",
  noPlan: {
    finished: "Ce comptage est terminé : il ne reste rien à planifier.",
    stale:
      "Les chiffres sont anciens : rien n’est planifié à partir d’eux. Le plan revient avec des chiffres récents.",
    "nothing-to-count": "Ce comptage n’a aucune ligne à compter.",
    "not-started": "Ce comptage n’a pas commencé : aucune cadence n’est encore connue.",
    "all-counted": "Toutes les lignes sont comptées : il ne reste rien à planifier.",
    "no-rate": "Aucune ligne n’est encore comptée : il n’y a pas de cadence pour planifier.",
    "lines-missing":
      "Toutes les lignes ne sont pas arrivées : la cadence par personne pour planifier n’est pas connue.",
  },
  noDeadline: (left, of) =>
    `L’échéance n’est pas postérieure au début. Il reste ${left} ${lines(of)}.`,
  people: "Personnes au travail",
  with: (count, of) => `${count} ${people(of)} :`,
  done: (moment) => `fin ${moment}`,
  never: "jamais fini",
  now: "Au travail la dernière heure :",
  before: "Au travail auparavant :",
  needed: "Nécessaires pour l’échéance :",
  table: {
    title: "Personnes et fin",
    people: "Personnes",
    done: "Terminé vers",
    against: (moment) => `Par rapport à ${moment}`,
    now: (count) => `${count} (actuel)`,
    before: (count) => `${count} (avant)`,
    max: (count) => `${count} (le triple)`,
  },
  open: "Où il reste du travail",
  left: (count, of) => `${count} ${linesLeft(of)}`,
  staff: {
    free: (count, of) => `${count} ${people(of)} sans zone`,
    fewer: (zone) => `Une personne de moins en ${zone}`,
    more: (zone) => `Une personne de plus en ${zone}`,
    people: (count, of) => `${count} ${people(of)}`,
    finish: (moment) => `Ainsi réparties, la dernière zone finit vers ${moment}.`,
    never: "Les zones sans personne attendent que d’autres soient finies.",
    reset: "Annuler les déplacements",
  },
  noZone: "(sans code)",
  doneZones: "Zones terminées :",
  noneDone: "Aucune zone n’est terminée.",
  allCounted: (count, of) =>
    of === 1 ? "sa seule ligne est comptée" : `les ${count} lignes sont comptées`,
  noneFree: (zones) => `Personne n’est libre de quitter ${zones}`,
  move: (person, zone) => `${person} → ${zone}`,
  hasOwn: (count, of) => `a encore ${count} ${lines(of)}`,
  moreZones: (count, of) => `et ${count} ${plural(of, "autre zone", "autres zones")}`,
  morePeople: (count, of) => `et ${count} ${plural(of, "autre personne", "autres personnes")}`,
  idle: "Inactives :",
  noneIdle: "Tous ceux qui ont des lignes ouvertes ont compté dans la dernière heure.",
  lastFinish: (moment) => `dernière ligne ${moment}`,
  ownLeft: (count, of) => `${count} ${linesLeft(of)}`,
  assumes: "Suppose",
  perPerson: (rate) => `${rate} ${plural(rate, "ligne", "lignes")} par heure et par personne`,
  assumption: (lineCount, ofLines, peopleCount, ofPeople, allDay) =>
    `${lineCount} ${lines(ofLines)} par ${peopleCount} ${people(ofPeople)} dans les dernières ${allDay ? "60 minutes" : "60 minutes travaillées"}. Les nouvelles personnes comptent aussi vite ; le travail continue ${allDay ? "jour et nuit" : "aux heures de travail seulement"}. Les personnes sont celles à qui les lignes sont attribuées.`,
  earlier: (peopleCount, ofPeople, from, to, allDay) =>
    `rien n’a été compté dans la dernière heure ; le plan suit la cadence d’avant, de ${peopleCount} ${people(ofPeople)} de ${from} à ${to}. Le travail continue ${allDay ? "jour et nuit" : "aux heures de travail seulement"}. Les personnes sont celles à qui les lignes sont attribuées.`,
};
