import type { countings as english } from "#messages/en/countings.ts";
import { nouns, plural } from "./plural.ts";

/** Messages of the list of countings. */
export const countings: typeof english = {
  title: "Comptages",
  key: { counted: "comptées", discrepancy: "avec écart", pace: "plan" },
  in: (duration) => `dans ${duration}`,
  ago: (duration) => `il y a ${duration}`,
  of: "sur",
  contradiction: (counted, left, total) =>
    `Les totaux ne concordent pas : ${counted} ${plural(counted, "comptée", "comptées")} et ${left} ${plural(left, "restante", "restantes")} sur ${total}.`,
  until: "jusqu’à",
  deadlineWas: "échéance",
  leftShort: "rest.",
  discrepanciesShort: "en écart",
  loadingMore: (from, to, total) => `Chargement de ${from} à ${to} sur ${total}`,
  shortEnd: (loaded, total) =>
    `La liste s’arrête après ${loaded} ${nouns.counts(loaded)} au lieu de ${total}`,
  loopedEnd: (loaded, total) =>
    `Le système de stock a répété des comptages ; la liste s’arrête à ${loaded} sur ${total}`,
  failedMore: "Les comptages suivants n’ont pas pu être chargés.",
  unreadable: (count, of, countings) =>
    countings === 1
      ? `Impossible de lire ${count} comptage sur ${of}.`
      : `Impossible de lire ${count} des ${of} comptages.`,
  unreadableConsequence: "Cette liste ne les contient pas.",
  unreadableWhich: "Voir lesquels",
  unreadableEntry: (position, field) =>
    field ? `Entrée ${position} : ${field}` : `Entrée ${position} : n’est pas un comptage`,
  none: {
    title: "Aucun comptage pour l’instant",
    text: "Votre organisation n’a aucun comptage. Les nouveaux apparaissent ici dès qu’ils commencent.",
  },
  announceLoaded: (loaded, total) =>
    `${loaded} ${plural(loaded, "comptage chargé", "comptages chargés")} sur ${total}`,
  announceStale: "Les chiffres sont anciens",
};
