import type { ofJudgedLines as english } from "#messages/en/definitions-judged-lines.ts";
import { atCost, lines, share } from "./definitions-common.ts";

const expected =
  "Le stock attendu est la quantité comptée moins la différence ; avant le comptage, le stock à l’emplacement de la ligne.";

/** Figures of the product lines that judge them or compare them with each other. */
export const ofJudgedLines: typeof english = {
  "accuracy-tolerance": {
    name: "Exactitude avec tolérance",
    meaning: "La part des lignes comptées qui sont exactes ou dans la tolérance de leur classe.",
    note: "Lignes comptées dont la différence, sans son signe, est dans la tolérance de leur classe ÷ lignes comptées dont la différence est connue. Si rien n’est attendu, seule l’absence de différence est acceptée.",
    unit: share,
    noAnswer: "Aucune ligne comptée n’a de différence connue.",
  },
  misplaced: {
    name: "Probablement mal rangées",
    meaning: "Le produit manque sur cette ligne et il est en trop sur une autre, ou l’inverse.",
    note: "Lignes avec un écart dont le produit a un écart de signe opposé sur une autre ligne du comptage.",
    unit: lines,
  },
  "pack-hints": {
    name: "Carton ou pièce ?",
    meaning: "L’écart est un nombre entier de cartons.",
    note: "Lignes avec un écart qui est un multiple entier de l’unité de conditionnement du produit, si elle est supérieure à 1.",
    unit: lines,
  },
  "stalled-lines": {
    name: "Commencées il y a longtemps, non terminées",
    meaning: "Lignes commencées il y a anormalement longtemps et non terminées.",
    note: "Lignes en cours depuis plus de 30 minutes et plus de 5 fois la durée médiane des lignes déjà comptées.",
    unit: lines,
    noAnswer: "Les chiffres sont trop anciens.",
  },
  "value-counted": {
    name: "Valeur comptée",
    meaning: "La part de la valeur du stock déjà comptée.",
    note: `Valeur des lignes comptées ÷ celle de toutes les lignes. La valeur d’une ligne est son stock attendu, sans son signe, × prix de revient. ${expected}`,
    unit: share,
    noAnswer: "Aucune ligne n’a de valeur.",
  },
  "value-at-risk": {
    name: "Valeur du stock pas encore comptée",
    meaning: "Le stock attendu des lignes pas encore comptées, au prix de revient.",
    note: `Valeur des lignes non comptées : stock attendu, sans son signe, × prix de revient. ${expected}`,
    unit: atCost,
  },
};
