import type { countingTable as english } from "#messages/en/counting-table.ts";
import { nouns, plural } from "./plural.ts";

/** Messages of the tables of countings and of the figures above them. */
export const countingTable: typeof english = {
  active: "Comptages actifs",
  finished: "Comptages terminés",
  none: "–",
  columns: {
    active: "État",
    "warehouse.name": "Entrepôt",
    startedAt: "Début",
    endsAt: "Échéance",
    elapsed: "Écoulé",
    progress: "Avancement",
    forecast: "Prévision",
    totalProductsCounted: "Compté",
    totalProductsLeft: "Reste",
    totalDiscrepancies: "Écarts",
    "discrepancy-rate": "Taux d’écart",
    totalIncidents: "Incidents",
    participants: "Participants",
  },
  deadlineAndEnd: "Échéance et fin prévue",
  columnsInFull: {
    elapsed: "Temps écoulé depuis le début",
    forecast: "Prévision",
    totalProductsCounted: "Compté, en pourcentage",
    "discrepancy-rate": "Écarts par ligne comptée",
  },
  sort: {
    by: "Trier par",
    default: "Actifs par échéance",
    ascending: "Croissant",
    descending: "Décroissant",
    orders: (column) => `Trier par ${column}`,
  },
  resize: {
    adjust: "Ajuster les largeurs…",
    label: (column) => `Largeur de ${column}`,
    pixels: (width) => `${width} pixels`,
    hint: "Faites glisser pour changer la largeur ; double-cliquez pour la rétablir. Les largeurs se règlent aussi sous « Colonnes ».",
    reset: "Largeurs par défaut",
  },
  cells: {
    selected: (cells, count) =>
      `${cells} ${plural(count, "cellule sélectionnée", "cellules sélectionnées")}`,
    copied: (cells, count) => `${cells} ${plural(count, "cellule copiée", "cellules copiées")}`,
    failed: "Les cellules n’ont pas pu être copiées.",
  },
  menu: {
    open: "Colonnes",
    reset: "Rétablir les colonnes",
    always: "toujours affichée",
    noRoom: "manque de place",
  },
  summary: {
    name: "Comptages actifs en chiffres",
    active: (count) => plural(count, "actif", "actifs"),
    people: (count) => nouns.people(count),
    ofLinesLeft: (total) => `sur ${total} ${nouns.lines(total)} à compter`,
    discrepancies: (count) => plural(count, "écart", "écarts"),
    incidents: (count) => plural(count, "incident", "incidents"),
  },
  scope: {
    whole: (active, count, day, last) =>
      `${plural(count, "Le seul comptage actif commencé", `Les ${active} comptages actifs commencés`)} ${last === null ? `depuis ${day}` : `entre ${day} et ${last}`}`,
    walking: (checked, total) =>
      `Pour l’instant : ${checked} ${plural(checked, "comptage vérifié", "comptages vérifiés")} sur ${total}`,
    beginning: "Pour l’instant : vérification des comptages les plus récents",
    cut: (checked, total) =>
      `${plural(checked, "Seul", "Seuls")} ${checked} ${nouns.counts(checked)} sur ${total} ${plural(checked, "a pu être vérifié", "ont pu être vérifiés")}`,
    failed: (checked, total) =>
      `${plural(checked, "Seul", "Seuls")} ${checked} ${nouns.counts(checked)} sur ${total} ${plural(checked, "a été vérifié", "ont été vérifiés")} : la recherche a échoué.`,
    tryAgain: "Réessayer",
  },
};
