import type { print as english } from "#messages/en/print.ts";
import { plural } from "./plural.ts";

const lines = (count: string, of: number) => `${count} ${plural(of, "ligne", "lignes")}`;

/** Messages of a counting's report on paper. */
export const print: typeof english = {
  print: "Imprimer",
  back: "Retour au comptage",
  hint: "A4 ou Letter, selon votre imprimante",
  parts: "Parties à imprimer",
  charts: "Graphiques",
  title: "Rapport de comptage",
  document: (warehouse, id) => `${warehouse}, comptage ${id}`,
  preparing: "Préparation du rapport",
  facts: {
    id: "Comptage",
    started: "Début",
    deadline: "Échéance",
    ended: "Fin",
    lastFinish: "Dernière ligne terminée",
    state: "État",
    read: "Chiffres au",
    age: (age) => `il y a ${age}`,
    zone: "Fuseau",
    source: "Source",
    demo: "Données de démonstration",
    covers: "Porte sur",
    allLines: (count, of) => (of === 1 ? "la seule ligne" : `les ${lines(count, of)}`),
    someLines: (count, all, of) => `${count} sur ${lines(all, of)}`,
    settings: "Réglages de la vue",
    tolerance: (name, percent) => `${name} ${percent} %`,
    tolerances: (list) => `tolérances ${list}`,
    lens: (name) => `classes : ${name}`,
    depth: (parts) => `zone : ${parts} du code d’emplacement`,
    part: "première partie",
    parts: (count) => `${count} premières parties`,
  },
  figures: "Chiffres",
  ofAll:
    "Avancement, rythme et prévision portent sur toutes les lignes, même si le reste est limité.",
  discrepancies: {
    title: "Écarts",
    scope: "par valeur absolue au coût, par ordre décroissant",
    scopeWithoutCosts: "dans l’ordre du comptage",
    none: "Aucune ligne n’a d’écart.",
    noneCovered: "Aucune ligne sur laquelle porte ce rapport n’a d’écart.",
  },
  left: {
    title: "Lignes non comptées",
    scope: "par emplacement",
    none: "Toutes les lignes sont comptées.",
    noneCovered: "Toutes les lignes sur lesquelles porte ce rapport sont comptées.",
  },
  cut: (visible, all) =>
    `Les ${visible} premières sur ${all}. Une exportation des lignes les contient toutes.`,
  count: (count, of) => lines(count, of),
  failed: "Les lignes n’ont pas pu être lues.",
  undocumented: "Non justifiée",
  heads: {
    line: "#",
    product: "Produit",
    location: "Emplacement",
    lot: "Lot",
    expected: "Attendu",
    counted: "Compté",
    difference: "Différence",
    value: "Au coût",
    documentation: "Justification",
    person: "Affectée à",
    started: "Commencée",
  },
};
