import { nouns, plural } from "#messages/fr/plural.ts";
import type { messages as english } from "./en.ts";

const active = (count: number) => plural(count, "comptage actif", "comptages actifs");

/** Messages of the page of incident types. */
export const messages: typeof english = {
  title: "Types d’incident",
  listed: (count, types) => `${types} ${plural(count, "type", "types")}`,
  listedNames: (types, count, twice) =>
    `${types} ${plural(count, "type", "types")}, dont ${twice} en double`,
  action: "Compter les incidents des comptages actifs",
  actionKnown: (count, countings) =>
    count === 1
      ? "Compter les incidents du seul comptage actif"
      : `Compter les incidents des ${countings} comptages actifs`,
  scope: (count, days) =>
    `Tous les comptages actifs ${plural(count, "du dernier jour", `des ${days} derniers jours`)}, l’un après l’autre ; quelques secondes suffisent.`,
  cancel: "Annuler",
  finding: "Recherche des comptages actifs",
  findingIn: (walked, total) =>
    `Recherche des comptages actifs : ${walked} sur ${total} ${plural(walked, "vérifié", "vérifiés")}`,
  counting: (done, _count, total) =>
    `${done} ${plural(done, "comptage actif parcouru", "comptages actifs parcourus")} sur ${total}`,
  progress: "Avancement du décompte des incidents",
  now: (warehouse) => `En cours : ${warehouse}`,
  result: {
    lines: (count) => plural(count, "ligne avec incident", "lignes avec incident"),
    countings: (counted, count, total) =>
      count === 1
        ? `dans ${counted} comptage actif sur ${total}`
        : `dans ${counted} des ${total} comptages actifs`,
    at: (time) => `décompte de ${time}`,
    covered: (walked, since) =>
      `Les comptages actifs ont été cherchés parmi ${plural(walked, "le", "les")} ${walked} ${plural(walked, "commencé", "commencés")} depuis ${since}.`,
  },
  table: {
    name: "Types d’incident",
    type: "Type",
    lines: "Lignes",
    where: "Où",
    zone: "Zone",
    whereScope:
      "les liens cherchent dans les lignes d’un comptage ; zones : première partie du code d’emplacement",
  },
  noType: "Sans type",
  emptyName: "(nom vide)",
  untyped: "incidents signalés sans type",
  unlisted: "hors liste",
  unlistedMeaning: "Vu dans des lignes ; absent de la liste de l’organisation.",
  listedTimes: (times) => `${times} fois dans la liste`,
  listedTwice: "deux fois dans la liste",
  sameNameMeaning: "Plusieurs types portent ce nom ; ils sont comptés comme un seul.",
  more: (count) => `${count} de plus`,
  nowhere: "aucun comptage",
  nowhereYet: "aucun jusqu’ici",
  search: (type) => `Chercher « ${type} » dans les lignes de ce comptage`,
  startedOn: (moment) => `début ${moment}`,
  notices: {
    stopped: (count, done, total) => `Annulé à ${done} sur ${total} ${nouns.counts(count)}.`,
    stoppedEarly: "Annulé avant que les comptages actifs ne soient connus.",
    stoppedConsequence: "Ce qui a été compté jusque-là reste ; les chiffres sont partiels.",
    failed: (count, failed, total) =>
      `Décompte impossible pour ${failed} sur ${total} ${active(count)}.`,
    failedConsequence: "Leurs lignes manquent dans les chiffres.",
    notFound: "Les comptages actifs n’ont pas pu être cherchés.",
    notAllFound: (_count, walked, total) =>
      `Seulement ${walked} ${plural(walked, "comptage vérifié", "comptages vérifiés")} sur ${total}.`,
    notAllFoundConsequence: "Il y a peut-être d’autres comptages actifs.",
    unreadable: (count, entries) =>
      `${entries} ${plural(count, "entrée de la liste n’a pas pu être lue", "entrées de la liste n’ont pas pu être lues")}.`,
    unreadableConsequence: "Il peut s’agir de comptages actifs.",
    unreadableLines: (count, unread) =>
      `${unread} ${plural(count, "ligne n’a pas pu être lue", "lignes n’ont pas pu être lues")}.`,
    unreadableLinesConsequence: "Il peut s’y trouver des incidents.",
    age: (age) => `Cette liste de types date d’il y a ${age}.`,
    ageConsequence: "Elle reste jusqu’à la réponse du système de stock.",
  },
  none: {
    title: "Aucun type d’incident",
    text: "L’organisation n’en a aucun. Les incidents sans type, ou d’un type hors liste, peuvent tout de même être comptés.",
  },
  noneActive: "Il n’y a aucun comptage actif.",
  announceLoaded: (count, types) =>
    `${types} ${plural(count, "type d’incident chargé", "types d’incident chargés")}`,
  announceCounting: "Décompte des incidents en cours",
  announceCounted: (count, found, of, countings) =>
    `${found} ${nouns.lines(count)} avec incident dans ${countings} ${active(of)}.`,
};
