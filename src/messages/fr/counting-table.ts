import type { countingTable as english } from "#messages/en/counting-table.ts";
import { plural } from "./plural.ts";

const active = (count: number) => plural(count, "comptage actif", "comptages actifs");

/** Messages of the tables of countings and of the figures above them. */
export const countingTable: typeof english = {
  active: "Comptages actifs",
  all: "Comptages",
  none: "–",
  columns: {
    active: "État",
    "warehouse.name": "Entrepôt",
    startedAt: "Début",
    endsAt: "Échéance",
    elapsed: "Écoulé",
    progress: "Avancement",
    forecast: "Au rythme moyen",
    totalProductsCounted: "Compté",
    totalProductsLeft: "Reste",
    totalDiscrepancies: "Écarts",
    "discrepancy-rate": "Écarts par comptée",
    totalIncidents: "Incidents",
    participants: "Participants",
  },
  columnsInFull: {
    elapsed: "Temps écoulé depuis le début",
    forecast: "Prévision au rythme moyen",
    totalProductsCounted: "Compté, en pourcentage",
    "discrepancy-rate": "Écarts par ligne comptée",
  },
  sort: {
    by: "Trier par",
    default: "Actifs par échéance",
    ascending: "Croissant",
    descending: "Décroissant",
    orders: (column) => `Ordre par ${column}`,
  },
  resize: {
    label: (column) => `Largeur de ${column}`,
    pixels: (width) => `${width} pixels`,
    hint: "Faites glisser ou utilisez les flèches. Double-clic : largeur par défaut.",
    reset: "Largeurs par défaut",
  },
  menu: {
    open: "Colonnes",
    reset: "Rétablir les colonnes",
    always: "toujours affichée",
    noRoom: "pas de place",
  },
  summary: {
    name: "Comptages actifs en chiffres",
    active: "Comptages actifs",
    activeShort: "Actifs",
    participants: (people, count) => `${people} ${plural(count, "participant", "participants")}`,
    left: "Lignes restantes",
    leftShort: "Restantes",
    of: (total) => `sur ${total}`,
    late: "En retard prévu",
    lateShort: "Retard",
    overdue: "Échus",
    overdueShort: "Échus",
    discrepancies: "Écarts",
    discrepanciesShort: "Écarts",
    counted: (lines) => `sur ${lines} comptées`,
    incidents: "Incidents",
    incidentsShort: "Incidents",
  },
  scope: {
    whole: (figure, count, total, day, last) =>
      `Sur ${figure} ${active(count)} parmi les ${total} commencés ${last === null ? `depuis ${day}` : `entre ${day} et ${last}`}`,
    walking: (figure, count, walked, total) =>
      `Sur ${figure} ${active(count)} jusqu’ici : ${walked} sur ${total} examinés`,
    beginning: (figure, count) => `Sur ${figure} ${active(count)} parmi ceux chargés`,
    cut: (figure, count, walked, total) =>
      `Sur ${figure} ${active(count)} parmi ${walked} sur ${total} : la recherche s’est arrêtée avant la fin`,
    failed: (figure, count, walked, total) =>
      `Sur ${figure} ${active(count)} parmi ${walked} sur ${total} : la recherche a échoué`,
    tryAgain: "Réessayer",
  },
};
