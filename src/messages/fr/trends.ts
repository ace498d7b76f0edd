import type { trends as english } from "#messages/en/trends.ts";
import { plural } from "./plural.ts";

/** Messages of the page that compares countings over time. */
export const trends: typeof english = {
  title: "Tendances",
  metric: "Chiffre",
  metrics: {
    discrepancies: "Écarts",
    incidents: "Incidents",
    share: "Part finale",
    size: "Taille",
    window: "Durée",
  },
  shown: {
    discrepancies: "Écarts pour 100 lignes comptées",
    incidents: "Incidents pour 1 000 lignes comptées",
    share: "Lignes comptées à la fin, sur les lignes à compter",
    size: "Lignes à compter",
    window: "Heures prévues du début à l’échéance",
  },
  value: {
    discrepancies: (value) => `${value} pour 100`,
    incidents: (value) => `${value} pour 1 000`,
    share: (value) => value,
    size: (value) => `${value} lignes`,
    window: (value) => `${value} h`,
  },
  hours: (value) => `${value} h`,
  scale: "Chaque point est un comptage, placé à son début ; tous les panneaux ont les mêmes axes.",
  hollow: "Creux : encore en cours.",
  leftOut: "Les comptages encore en cours sont exclus, car leurs chiffres ne sont pas définitifs.",
  medians: "La ligne pointillée est la médiane des comptages terminés.",
  panels: "Par entrepôt",
  median: "Médiane",
  overall: "ensemble",
  finished: (count) => `terminés : ${count}`,
  running: (count) => `en cours : ${count}`,
  noFinished: "aucun terminé",
  noFigure: "Rien à tracer pour l’instant.",
  noChart: "Le graphique n’a pas pu être chargé ; le tableau contient ses chiffres.",
  chart: (warehouse, figure, points) =>
    `${warehouse} : ${figure}, ${points} points ; les flèches vont d’un point à l’autre`,
  point: (started, value, lines) => `${started} : ${value} ; ${lines}`,
  linesBehind: {
    discrepancies: (part, counted) => `${part} sur ${counted} lignes comptées`,
    incidents: (part, counted) => `${part} sur ${counted} lignes comptées`,
    share: (part, total) => `${part} sur ${total} lignes`,
    size: (part, total) => `${part} sur ${total} lignes comptées`,
    window: (deadline, total) => `échéance ${deadline}, ${total} lignes`,
  },
  stillRunning: "Encore en cours",
  scope: (countings, count, warehouses, places) =>
    `${countings} ${plural(count, "comptage", "comptages")} dans ${warehouses} ${plural(places, "entrepôt", "entrepôts")}`,
  loaded: (loaded, total) => `${loaded} sur ${total} chargés`,
  progress: "Comptages chargés",
  cancel: "Annuler",
  loadRest: "Charger le reste",
  export: "Exporter",
  exportHint:
    "Tous les comptages chargés, avec leurs chiffres, en valeurs séparées par des virgules",
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
    share: "Part finale",
    window: "Durée, h",
    order: "les plus récents d’abord",
  },
  stopped: (loaded, total) => `Arrêté à ${loaded} sur ${total} comptages.`,
  failed: (loaded, total) => `Seulement ${loaded} sur ${total} comptages chargés.`,
  partial: "Médianes et panneaux ne portent que sur ceux-ci.",
  none: {
    title: "Aucun comptage dans cette période",
    text: "Aucun n’a commencé dans les 90 derniers jours ; il y en a peut-être de plus anciens.",
  },
  noMatch: {
    title: "Aucun comptage ne correspond",
    text: "L’API n’a aucun comptage pour cet entrepôt et cette période.",
  },
  announceLoaded: (countings, warehouses) =>
    `${countings} comptages de ${warehouses} entrepôts chargés`,
  announceStale: "Les chiffres sont anciens",
  file: (from, to, partial) =>
    `countboard-tendances-${from}-au-${to}${partial ? "-partiel" : ""}.csv`,
};
