import type { briefing as english } from "#messages/en/briefing.ts";
import { afterPreposition, at } from "./moments.ts";
import { nouns, plural } from "./plural.ts";

const undocumented = (count: string, of: number) =>
  `a ${count} ${plural(of, "écart non justifié", "écarts non justifiés")}`;

export const briefing: typeof english = {
  title: "Point du jour",
  named: (warehouse, deadline) => `${warehouse} (échéance ${deadline})`,
  overdue: (moment, duration) => `est hors délai depuis ${afterPreposition(moment)} (${duration})`,
  late: (when, lateness) => `finira ${when}, ${lateness}`,
  stalled: (moment, duration) => `est à l’arrêt depuis ${afterPreposition(moment)} (${duration})`,
  nothingCounted: (duration) => `n’a rien compté en ${duration}`,
  notClosed: (duration) =>
    `est entièrement compté, mais pas encore clôturé ${duration} après l’échéance`,
  behind: (duration, counted, planned) =>
    `est sous le plan de ${duration} : ${counted} comptés, ${planned} prévus à cette heure`,
  finishedUncounted: (moment, count, of) =>
    `a fini ${at(moment)} avec ${count} ${nouns.lines(of)} non ${plural(of, "comptée", "comptées")}`,
  finishedUndocumented: (moment, count, of) =>
    `a fini ${at(moment)} en laissant ${count} ${plural(of, "écart", "écarts")} sans justification`,
  undocumented,
  undocumentedValue: (count, of, value) =>
    `${undocumented(count, of)}, ${value} au prix de revient`,
  idle: (count, of) => `a ${count} ${plural(of, "personne inactive", "personnes inactives")}`,
  wrongAgain: (count, of) =>
    `a encore ${count} ${nouns.lines(of)} dont le produit était faux dans 3 des 4 derniers comptages`,
  moreOverdue: "Également hors délai :",
  moreLate: "Également en retard :",
  moreMayBeLate: "Peut-être aussi en retard :",
  moreStalled: (count, of) => `${count} de plus ${plural(of, "est", "sont")} à l’arrêt`,
  leftOf: (left, total) => `Reste ${left} ${nouns.lines(left)} sur ${total}.`,
  leftNothing: (left, total) =>
    `Reste ${left} ${nouns.lines(left)} sur ${total}, rien de compté dans la dernière heure.`,
  leftStill: (left, total, _of, moment) =>
    `Reste ${left} ${nouns.lines(left)} sur ${total}, rien de compté depuis ${moment}.`,
  leftAt: (left, of, rate) => `Reste ${left} ${nouns.lines(of)} à ${rate} par heure.`,
  noEnd: "Fin imprévisible.",
  leftOnAverage: (left, of, rate) =>
    `Reste ${left} ${nouns.lines(of)} à ${rate} par heure en moyenne.`,
  team: (people, of, rate, left) =>
    `${people} ${plural(of, "personne compte", "personnes comptent")} ${rate} ${nouns.lines(rate)} par heure, reste ${left}.`,
  idlePeople: (names) => `Rien de compté dans la dernière heure : ${names}.`,
  andOthers: (names, count) => `${names} et ${count} de plus`,
  allOnTime: (count, of) =>
    of === 1
      ? "Le seul comptage actif est à temps."
      : `Les ${count} comptages actifs sont tous à temps.`,
  noneLate: (count, of) =>
    of === 1
      ? "Le seul comptage actif ne finira pas en retard."
      : `Aucun des ${count} comptages actifs ne finira en retard.`,
  noneKnownLate: "Aucun retard connu parmi les comptages actifs.",
  noneActive: "Aucun comptage n’est actif.",
  attention: (count, of, active) =>
    `${count} ${plural(of, "comptage actif", "comptages actifs")} sur ${active} ${plural(of, "a besoin", "ont besoin")} de vous`,
  active: (count, of) => `${count} ${plural(of, "comptage actif", "comptages actifs")}`,
  rest: (count, of) =>
    `${plural(of, "1 autre est à temps ou entièrement compté", `${count} autres sont à temps ou entièrement comptés`)}, ou il est trop tôt pour le dire.`,
  summary: {
    overdue: (count) => `${count} hors délai`,
    late: (count) => `${count} avec retard prévu`,
    mayBeLate: (count) => `${count} peut-être en retard`,
    stalled: (count) => `${count} à l’arrêt`,
    notClosed: (count) => `${count} non ${plural(count, "clôturé", "clôturés")}`,
  },
  actions: {
    plan: "Répartir les personnes",
    bring: (count, of, zones) => `Envoyer ${count} ${nouns.people(of)} en ${zones}`,
    hold: {
      lastHour: "Garder la cadence de la dernière heure",
      sinceStart: "Revenir à la cadence moyenne",
    },
    orBring: (act, count, of, zones) =>
      `${act} ou envoyer ${count} ${nouns.people(of)} en ${zones}`,
    start: (count, of, moment) =>
      `Commencer avec ${count} ${nouns.people(of)} avant ${afterPreposition(moment)}`,
    finishWith: (count, of, moment) =>
      `Finir avec ${count} ${nouns.people(of)} avant ${afterPreposition(moment)}`,
    finish: (count, of) =>
      plural(of, "Compter la dernière ligne", `Compter les ${count} lignes restantes`),
    resume: (moment) => `Reprendre avant ${afterPreposition(moment)}`,
    close: "Clôturer le comptage",
    closeAfter: (count, of) =>
      `Clôturer : ${count} ${plural(of, "écart à justifier", "écarts à justifier")}`,
    document: "Justifier les écarts",
    uncounted: (count, of) =>
      plural(of, "Voir la ligne non comptée", `Voir les ${count} lignes non comptées`),
    idle: "Leur donner du travail",
    wrongAgain: "Les compter avec soin",
    of: (name, rest) => `${name} : ${rest}`,
  },
  copy: "Copier le texte",
  handover: "Relève d’équipe",
  hide: "Masquer",
  hideName: "Masquer le point du jour",
  show: "Afficher",
  showName: "Afficher le point du jour",
  stale: "Les chiffres sont anciens. Le point du jour reviendra avec des chiffres récents.",
  searching: "La recherche des comptages plus anciens continue.",
  incomplete: "Certains comptages plus anciens n’ont pas pu être vérifiés.",
  unjudged: (count, of) =>
    `${count} ${plural(of, "comptage actif pas encore évalué : seule sa", "comptages actifs pas encore évalués : seule leur")} moyenne est connue.`,
  notRead: (count, of) =>
    `Les lignes de ${count} ${nouns.counts(of)} n’ont pas pu être lues : personnes et valeurs n’en tiennent pas compte.`,
  leftOut: (count, of) =>
    `Personnes et valeurs ne tiennent pas compte des lignes de ${count} ${nouns.counts(of)}, car ce navigateur économise les données.`,
  zone: (moment, zone) => `${moment}, heures de ${zone}`,
};
