import type { lines as english } from "#messages/en/lines.ts";
import { plural } from "./plural.ts";

/** Messages of the grid of product lines. */
export const lines: typeof english = {
  name: "Lignes de produit",
  search: "Chercher une ligne",
  searchHint: "SKU, description, emplacement, lot",
  count: (count, lines) => `${count} ${plural(lines, "ligne", "lignes")}`,
  countOf: (matching, total, lines) =>
    `${matching} sur ${total} ${plural(lines, "ligne", "lignes")}`,
  clear: "Effacer les filtres",
  indexHint:
    "Le rang de la ligne dans le comptage, à partir de 1, comme le citent les avis. L’index de l’API commence à 0.",
  cardLabels: { countedStock: "Compté", expected: "sur", difference: "Différence" },
  states: { counted: "Comptée", "in-progress": "En cours", "not-started": "Non commencée" },
  changed: "Modifiée depuis votre dernière visite",
  undocumented: "Non justifiée",
  untypedIncident: "Sans type",
  noneOfPart: {
    discrepancies: { title: "Aucun écart", text: "Aucune ligne ne diffère de l’attendu." },
    incidents: { title: "Aucun incident", text: "Rien n’a été signalé sur aucune ligne." },
    recounts: { title: "Aucun recomptage", text: "Aucune ligne n’a de comptage précédent." },
  },
  none: { title: "Aucune ligne", text: "Ce comptage n’a pas de lignes à compter." },
  inFull: { index: "Rang dans le comptage" },
  valueOrders: {
    largest: "plus grande d’abord",
    smallest: "plus petite d’abord",
    short: "plus grand manque d’abord",
    over: "plus grand excédent d’abord",
    named: (order) => `Valeur, ${order}`,
  },
  cells: {
    selected: (cells, count) =>
      `${cells} ${plural(count, "cellule sélectionnée", "cellules sélectionnées")}`,
    copied: (cells, count) => `${cells} ${plural(count, "cellule copiée", "cellules copiées")}`,
    failed: "Les cellules n’ont pas pu être copiées.",
  },
  noMatch: {
    title: "Aucune ligne ne correspond à cette recherche",
    text: "Toutes les lignes de ce comptage ont été parcourues.",
  },
};
