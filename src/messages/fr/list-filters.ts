import type { listFilters as english } from "#messages/en/list-filters.ts";
import { nouns, plural } from "./plural.ts";

/** Messages of the filters of a list of countings. */
export const listFilters: typeof english = {
  name: "Filtres",
  close: "Fermer",
  show: (count) => `Voir ${count}`,
  clear: "Effacer les filtres",
  reset: "Rétablir",
  remove: (filter) => `Retirer le filtre : ${filter}`,
  warehouse: "Entrepôt",
  allWarehouses: "Tous les entrepôts",
  typedWarehouse: {
    id: (text) => `Entrée pour l’entrepôt d’identifiant « ${text} »`,
    code: (text) => `Entrée pour l’entrepôt de code « ${text} »`,
    slug: (text) => `Entrée pour l’entrepôt de nom court « ${text} »`,
  },
  noWarehouse: "Aucun des entrepôts déjà vus.",
  started: "Début",
  anyTime: "toutes dates",
  presets: {
    today: "Aujourd’hui",
    week: "7 derniers jours",
    month: "30 derniers jours",
    quarter: "90 derniers jours",
    year: "Cette année",
  },
  any: "Toutes les dates",
  from: "Du",
  to: "Au",
  since: (moment) => `depuis le ${moment}`,
  until: (moment) => `jusqu’au ${moment}`,
  between: (from, to) => `du ${from} au ${to}`,
  zone: (zone) => `Les jours commencent à minuit à ${zone}. Le dernier jour est compris.`,
  startedAfter: "Commencés à partir du",
  startedBefore: "Commencés avant",
  endOf: (day) => `la fin du ${day}`,
  status: "État",
  statuses: {
    all: "Tous",
    active: "Actifs",
    finished: "Terminés",
    overdue: "Hors délai",
    late: "Retard prévu",
    stalled: "À l’arrêt",
    "all-counted": "Tout compté",
    behind: "Sous le plan",
    "not-started": "Non commencés",
    left: "Lignes restantes",
    discrepancies: "Avec écarts",
    incidents: "Avec incidents",
  },
  search: "Chercher un comptage",
  searchHint: (loaded) => `Chercher parmi ${loaded} ${plural(loaded, "chargé", "chargés")}`,
  searchHintSoFar: (loaded, total) => `Parmi ${loaded} sur ${total}`,
  searchHintAll: (total) => `Chercher (${total})`,
  searchHintNewest: (loaded, total) =>
    total === null
      ? `Chercher parmi les ${loaded} derniers`
      : `Chercher parmi les ${loaded} derniers sur ${total}`,
  searchHintNone: "Chercher",
  searched: "Recherche",
  asked: "S’applique à tous les comptages",
  overLoaded: "S’applique seulement aux comptages chargés",
  covers: (loaded) => `La recherche et le tri portent sur ${loaded} seulement.`,
  coversNewest: (loaded) =>
    `La recherche et le tri portent sur les ${loaded} plus récents seulement.`,
  matching: (visible, loaded, countings) =>
    `${visible} sur ${loaded} ${plural(countings, "correspond", "correspondent")}.`,
  announceMatching: (visible, loaded, countings) =>
    `${visible} sur ${loaded} ${plural(loaded, "comptage chargé", "comptages chargés")} ${plural(countings, "correspond", "correspondent")}`,
  loadAll: "Tout charger",
  loadAllOf: (total) => `Charger les ${total}`,
  cancel: "Annuler",
  notSearched: (rest, countings) =>
    `${plural(countings, `${rest} autre n’est pas chargé : ce qui est affiché ne l’inclut pas`, `${rest} autres ne sont pas chargés : ce qui est affiché ne les inclut pas`)}.`,
  loadNext: (from, to) => `Charger ${from} à ${to}`,
  grown: (count, countings) => `Il existe maintenant ${count} ${nouns.counts(countings)} de plus.`,
  reload: "Recharger",
  unreachable: (loaded, total) =>
    `Le système de stock n’a envoyé que ${loaded} de ses ${total} comptages.`,
  unreachableBecause: {
    short: "La liste s’arrête après eux.",
    looped: "Ensuite, les mêmes sont revenus.",
  },
  unreachableConsequence: "Chiffres, filtres et tri ne portent que sur ceux-ci.",
  startsOver: "Cette position dans la liste n’est plus valable. La liste se recharge d’elle-même.",
  unknown: (values) => `Une partie de l’adresse est inconnue et a été ignorée : ${values}`,
  reversed: "Cette période finit avant de commencer : aucun comptage ne peut y avoir débuté.",
  searching: {
    title: "Recherche en cours",
    text: (loaded, total) =>
      `Aucun des ${loaded} premiers comptages sur ${total} ne correspond. Les autres se chargent.`,
  },
  searchProducts: (counts, n) =>
    `Chercher des produits dans ${counts} ${plural(n, "comptage actif", "comptages actifs")}`,
  noMatch: {
    title: "Aucun comptage ne correspond à ces filtres",
    product: {
      title: (text) => `Aucun comptage ne s’appelle « ${text} »`,
      text: "S’il s’agit d’un produit, ses lignes disent où il est compté.",
    },
    asked: "Aucun comptage de cet entrepôt n’a commencé dans cette période.",
    partly: (local, all, loaded, rest) =>
      `${local === all ? whole(local) : `${count(local)} des ${inWords(all)} filtres ne ${plural(local, "porte", "portent")}`} que sur ${plural(loaded, "le", "les")} ${loaded} ${plural(loaded, "comptage chargé", "comptages chargés")} ; ${rest} ${plural(rest, "autre n’est pas chargé", "autres ne sont pas chargés")}.`,
    searched: (loaded, countings) =>
      countings === 1
        ? "Le seul comptage a été vérifié."
        : `Les ${loaded} comptages ont tous été vérifiés.`,
    unreachable: (loaded, total) =>
      `Le système de stock a envoyé ${loaded} de ses ${total} comptages ; ceux-ci ont été vérifiés.`,
  },
};

const numbers = ["aucun", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf"];

function inWords(number: number): string {
  return numbers[number] ?? String(number);
}

function count(number: number): string {
  const [first = "", ...rest] = inWords(number);
  return first.toUpperCase() + rest.join("");
}

function whole(number: number): string {
  return number === 1 ? "Le filtre ne porte" : `Les ${inWords(number)} filtres ne portent`;
}
