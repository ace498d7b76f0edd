import { afterPreposition } from "#messages/fr/moments.ts";
import { nouns, plural } from "#messages/fr/plural.ts";
import type { messages as english } from "./en.ts";

const team = (count: string, isNow: boolean) => `${count} ${isNow ? "actuellement" : "avant"}`;
const ofLines =
  "Chaque personne compte aussi vite que les autres. Les personnes sont celles à qui les lignes sont affectées.";
const when = (allDay: boolean) =>
  allDay ? "Elles travaillent jour et nuit." : "Elles suivent les horaires de travail.";

/** Messages of the plan that tells what it takes to finish in time. */
export const messages: typeof english = {
  close: "Fermer le plan de rattrapage",
  act: {
    enough: (count, of, moment) =>
      `${count} ${plural(of, "personne suffit", "personnes suffisent")} pour finir avant ${afterPreposition(moment)}`,
    justAfter: (count, of, moment) =>
      `Fin juste après l’échéance ; avec ${count} ${nouns.people(of)}, avant ${afterPreposition(moment)}`,
    inTime: {
      lastHour: (rate) =>
        `Dans les temps si la cadence de la dernière heure (${rate} par heure) se maintient`,
      sinceStart: (rate) => `Dans les temps à la cadence moyenne de ${rate} par heure`,
    },
    elseMore: (claim, count, of) => `${claim} ; sinon ${count} ${nouns.people(of)} de plus`,
    elseNever: (claim, count, of) =>
      `${claim} ; sinon, même ${count} ${plural(of, "personne ne suffit", "personnes ne suffisent")} pas`,
    bring: (count, of, zones) => `Envoyer ${count} ${nouns.people(of)} en ${zones}`,
    start: (count, of, moment) =>
      `${count} ${nouns.people(of)}, à commencer avant ${afterPreposition(moment)}`,
    late: (count, of, moment) =>
      `Trop tard ; avec ${count} ${nouns.people(of)}, fini avant ${afterPreposition(moment)}`,
  },
  finish: (count, of, size, deadline, isNow) =>
    `${count} ${nouns.people(of)} (${team(size, isNow)}) ${plural(of, "finit", "finissent")} avant ${afterPreposition(deadline)}`,
  mayFinish: (count, of, size, deadline, isNow) =>
    `${count} ${nouns.people(of)} (${team(size, isNow)}) ${plural(of, "finira", "finiront")} peut-être avant ${afterPreposition(deadline)}`,
  perHour: (needed, rates) => `Il faut ${needed} ${nouns.lines(needed)} par heure ; ${rates}`,
  rateNow: (rate) => `actuellement ${rate}`,
  rateOnAverage: (rate) => `en moyenne ${rate}`,
  atRate: (rate) => `Si la cadence revient à ${rate} par heure :`,
  perHourBefore: (needed, before, until) =>
    `Il faut ${needed} ${nouns.lines(needed)} par heure, contre ${before} jusqu’à ${afterPreposition(until)}`,
  outOfReach: "L’échéance ne peut plus être tenue",
  passed: "L’échéance est passée",
  wouldTake: (count, of) => `Il faudrait ${count} ${nouns.people(of)}.`,
  noWorkTime: (deadline) =>
    `Il ne reste pas de temps de travail avant l’échéance (${afterPreposition(deadline)}).`,
  finishBy: "Finir avant",
  takes: (count, of) => `${count} ${nouns.people(of)}`,
  atWork: "celles au travail suffisent",
  noPlan: {
    finished: "Ce comptage est terminé : il ne reste rien à planifier.",
    stale: "Les chiffres sont trop anciens pour un plan. Il reviendra avec des chiffres récents.",
    "nothing-to-count": "Ce comptage n’a aucune ligne.",
    "all-counted": "Toutes les lignes sont comptées : il ne reste rien à planifier.",
    "lines-missing":
      "Toutes les lignes ne sont pas arrivées : la cadence par personne n’est pas connue.",
  },
  noDeadline: (left, of) =>
    `L’échéance n’est pas postérieure au début. Il reste ${left} ${nouns.lines(of)}.`,
  rate: {
    label: "Lignes par personne et par heure",
    sources: {
      typed: "valeur saisie",
      "same-warehouse": "comme lors du dernier comptage ici",
      elsewhere: "comme lors du dernier comptage d’un autre entrepôt",
    },
    usual: (counts, of, warehouse) =>
      of === 1
        ? `comme lors du dernier comptage de ${warehouse}`
        : `le rythme habituel des ${counts} derniers comptages de ${warehouse}`,
    unknown:
      "Aucun comptage antérieur n’est connu : indiquez ce qu’une personne compte en une heure.",
    reading: "Lecture du dernier comptage…",
    readingShare: (share) => `Lecture du dernier comptage : ${share}`,
    invalid: "Non appliqué : saisissez un nombre de 0,1 à 10 000.",
  },
  table: {
    title: "Personnes et fin",
    people: "Personnes",
    done: "Fin prévue",
    against: "En avance ou en retard",
    now: (count) => `${count} (actuel)`,
    before: (count) => `${count} (comme avant)`,
    max: (count) => `${count} (3 × actuel)`,
  },
  open: "Où il reste du travail",
  linesIn: (left, of, zones, ofZones) =>
    `${left} ${nouns.lines(of)} dans ${zones} ${plural(ofZones, "zone", "zones")}`,
  zone: "Zone",
  lines: "Lignes",
  noZone: "(sans code)",
  otherZones: (count, of) => `${count} ${plural(of, "autre", "autres")}`,
  fewer: (zone) => `Une personne de moins en ${zone}`,
  more: (zone) => `Une personne de plus en ${zone}`,
  waiting: "Les zones à 0 personne commencent quand une autre est finie.",
  result: (count, of, when) => `${count} ${nouns.people(of)} : fin ${when}.`,
  never: "Avec 0 personne, le comptage ne finit jamais.",
  perPerson: (rate) => `${rate} ${nouns.lines(rate)} par personne et par heure`,
  assumption: (count, of, allDay) =>
    `Ainsi, ${plural(of, "la personne au travail finit", `les ${count} personnes au travail finissent`)} à la fin prévue. ${ofLines} ${when(allDay)}`,
  earlier: (count, of, from, to, allDay) =>
    `Rien n’a été compté dans la dernière heure : c’est la cadence de ${count} ${nouns.people(of)}, de ${from} à ${to}. ${ofLines} ${when(allDay)}`,
};
