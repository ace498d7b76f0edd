import { nouns, plural } from "#messages/fr/plural.ts";
import type { messages as english } from "./en.ts";

/** Messages of the part that shows each count of the history. */
export const messages: typeof english = {
  title: "Comptage par comptage",
  metric: "Chiffre",
  metrics: {
    discrepancies: "Écarts",
    incidents: "Incidents",
    share: "Achèvement",
  },
  shown: {
    discrepancies: "Écarts pour 100 lignes comptées",
    incidents: "Incidents pour 100 lignes comptées",
    share: "Lignes comptées à la fin, sur les lignes à compter",
  },
  value: {
    discrepancies: (value) => `${value} pour 100`,
    incidents: (value) => `${value} pour 100`,
    share: (value) => value,
  },
  scale: "Chaque point est un comptage, à son début ; tous les panneaux ont la même échelle.",
  hollow: "Point creux : encore en cours. Point plus grand : plus de lignes.",
  usual:
    "Pointillés : valeur habituelle, comme dans le tableau ci-dessus. Ligne verticale : début du mois.",
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
  compared: "Revenir aux mois comparés",
  all: "Tous les entrepôts",
  noMatch: {
    title: "Aucun comptage ne correspond",
    text: "Aucun n’a commencé dans cette période.",
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
    incidentsPer: "Incidents pour 100",
    share: "Achèvement",
    window: "Heures prévues",
    order: "les plus récents d’abord",
  },
  file: (from, to, partial) => `countboard-comptages-${from}-au-${to}${partial ? "-partiel" : ""}`,
};
