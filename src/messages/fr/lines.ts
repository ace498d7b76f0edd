import type { lines as english } from "#messages/en/lines.ts";
import { nouns, plural } from "./plural.ts";

/** Messages of the grid of product lines. */
export const lines: typeof english = {
  name: "Lignes de produit",
  search: "Chercher une ligne",
  searchHint: "SKU, description, emplacement, lot",
  count: (count, lines) => `${count} ${nouns.lines(lines)}`,
  countOf: (matching, total, lines) => `${matching} sur ${total} ${nouns.lines(lines)}`,
  clear: "Effacer les filtres",
  indexHint: "Le rang de la ligne dans le comptage, à partir de 1.",
  cardLabels: { countedStock: "Compté", expected: "sur" },
  states: { counted: "Comptée", "in-progress": "En cours", "not-started": "Non commencée" },
  recountEffects: {
    confirmed: "Confirmé",
    cleared: "Résolu",
    reduced: "Plus proche",
    worsened: "Plus éloigné",
    turned: "Signe inversé",
  },
  changed: "Modifiée depuis votre dernière visite",
  undocumented: "Non justifiée",
  untypedIncident: "Sans type",
  lookFirst: {
    pair: (location) => `voir ${location}`,
    packs: (packs, unit) => `carton ou pièce ? ${packs} × ${unit}`,
  },
  noneOfPart: {
    discrepancies: { title: "Aucun écart", text: "Aucune ligne ne diffère de l’attendu." },
    incidents: { title: "Aucun incident", text: "Rien n’a été signalé sur aucune ligne." },
    recounts: { title: "Aucun recomptage", text: "Aucune ligne n’a de comptage précédent." },
  },
  none: { title: "Aucune ligne", text: "Ce comptage n’a pas de lignes à compter." },
  inFull: { index: "Rang dans le comptage", "recount-effect": "Effet du recomptage" },
  totals: {
    label: "Totaux de ces lignes",
    head: (lines, count) =>
      `${lines} d’entre elles ${plural(count, "fait", "font")} 80 % de la valeur`,
    byUnits: "triées par unités : aucune valeur",
    soFar: "jusqu’ici",
    unread: (lines, count) =>
      `sans ${lines} ${plural(count, "ligne illisible", "lignes illisibles")}`,
    names: {
      "net-units": "Unités nettes",
      "net-value": "Valeur nette",
      "loss-value": "manque",
      "gain-value": "excédent",
      "absolute-value": "absolue",
    },
  },
  inWords: {
    short: (amount) => `${amount}, en moins`,
    over: (amount) => `${amount}, en trop`,
  },
  valueOrders: {
    largest: "plus grande d’abord",
    smallest: "plus petite d’abord",
    short: "manque d’abord",
    over: "excédent d’abord",
    named: (order) => `Valeur, ${order}`,
  },
  noMatch: {
    title: "Aucune ligne ne correspond à cette recherche",
    text: "Toutes les lignes de ce comptage ont été parcourues.",
  },
};
