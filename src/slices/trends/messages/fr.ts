import { nouns, plural } from "#messages/fr/plural.ts";
import type { messages as english } from "./en.ts";

/** Messages of the page that compares countings over time. */
export const messages: typeof english = {
  title: "Tendances",
  metric: "Chiffre",
  metrics: {
    discrepancies: "Écarts",
    incidents: "Incidents",
    share: "Achèvement",
  },
  shown: {
    discrepancies: "Écarts pour 100 lignes comptées",
    incidents: "Incidents pour 1 000 lignes comptées",
    share: "Lignes comptées à la fin, sur les lignes à compter",
  },
  value: {
    discrepancies: (value) => `${value} pour 100`,
    incidents: (value) => `${value} pour 1 000`,
    share: (value) => value,
  },
  scale: "Chaque point est un comptage, à son début ; tous les panneaux ont la même échelle.",
  hollow: "Point creux : encore en cours. Point plus grand : plus de lignes.",
  usual: "Pointillés : valeur habituelle. Ligne verticale : début du mois.",
  target: {
    line: "Le trait plein est l’objectif, déduit de celui d’exactitude.",
    met: (limit, accuracy) =>
      `la moyenne atteint l’objectif de ${limit} au plus (exactitude de ${accuracy})`,
    missed: (apart, limit, accuracy) =>
      `la moyenne est de ${apart} au-dessus de l’objectif de ${limit} (exactitude de ${accuracy})`,
    early: (limit, accuracy) =>
      `objectif de ${limit} au plus (exactitude de ${accuracy}) : trop tôt pour le dire`,
  },
  panels: "Par entrepôt",
  change: {
    basis: (count, of) =>
      of === 0
        ? "aucun terminé ce mois-ci"
        : `${count} ${plural(of, "terminé", "terminés")} ce mois-ci`,
    more: (amount) => `${amount} de plus que d’habitude`,
    less: (amount) => `${amount} de moins que d’habitude`,
    verdicts: { "as-usual": "Comme d’habitude", "too-few": "Trop peu pour comparer" },
    worse: (warehouses) => `Moins bien que d’habitude ce mois-ci : ${warehouses}`,
    better: (warehouses) => `Mieux : ${warehouses}`,
    onlyBetter: (warehouses) => `Mieux que d’habitude ce mois-ci : ${warehouses}`,
    none: "Ce mois-ci est comme d’habitude partout où les comptages suffisent",
    few: "Trop peu de comptages terminés ce mois-ci pour comparer",
    and: (count) => `${count} ${plural(count, "autre", "autres")}`,
  },
  noFigure: "Rien à tracer pour l’instant.",
  noChart: "Le graphique n’a pas pu être chargé ; le tableau contient ses chiffres.",
  chart: (warehouse, figure, points) =>
    `${warehouse} : ${figure}, ${points} ${plural(points, "point", "points")} ; les flèches vont d’un point à l’autre`,
  point: (started, value, lines) => `${started} : ${value} ; ${lines}`,
  linesBehind: {
    discrepancies: (part, counted) =>
      `${part} sur ${counted} ${plural(counted, "ligne comptée", "lignes comptées")}`,
    incidents: (part, counted) =>
      `${part} sur ${counted} ${plural(counted, "ligne comptée", "lignes comptées")}`,
    share: (part, total) => `${part} sur ${total} ${nouns.lines(total)}`,
  },
  stillRunning: "Encore en cours",
  scope: (countings, count, warehouses, places) =>
    `${countings} ${nouns.counts(count)} dans ${warehouses} ${plural(places, "entrepôt", "entrepôts")}`,
  loaded: (loaded, total) => `${loaded} ${plural(loaded, "chargé", "chargés")} sur ${total}`,
  progress: "Comptages chargés",
  cancel: "Annuler",
  loadRest: "Charger le reste",
  table: {
    show: "Voir en tableau",
    name: "Comptages de la période",
    warehouse: "Entrepôt",
    started: "Début",
    size: "Lignes",
    counted: "Comptées",
    discrepancies: "Écarts",
    discrepanciesPer: "Écarts pour 100",
    incidents: "Incidents",
    incidentsPer: "Incidents pour 1 000",
    share: "Achèvement",
    window: "Heures prévues",
    order: "les plus récents d’abord",
  },
  stopped: (loaded, total) => `Arrêté à ${loaded} sur ${total} ${nouns.counts(total)}.`,
  failed: (loaded, total) =>
    `Seulement ${loaded} ${plural(loaded, "comptage chargé", "comptages chargés")} sur ${total}.`,
  partial: "Médianes et panneaux ne portent que sur ceux-ci.",
  none: {
    title: "Aucun comptage dans cette période",
    text: "Aucun n’a commencé dans les 90 derniers jours ; il y en a peut-être de plus anciens.",
  },
  noMatch: {
    title: "Aucun comptage ne correspond",
    text: "Aucun comptage de cet entrepôt n’a commencé dans cette période.",
  },
  announceLoaded: (countings, warehouses) =>
    `${countings} ${nouns.counts(countings)} de ${warehouses} ${plural(warehouses, "entrepôt", "entrepôts")} ${plural(countings, "chargé", "chargés")}`,
  announceStale: "Les chiffres sont anciens",
  file: (from, to, partial) => `countboard-tendances-${from}-au-${to}${partial ? "-partiel" : ""}`,
};
