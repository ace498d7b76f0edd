import type { ofHistory as english } from "#messages/en/definitions-history.ts";
import { share } from "./definitions-common.ts";

/** The figures that the ended counts of a warehouse have together. */
export const ofHistory: typeof english = {
  "month-median": {
    name: "Le mois d’un entrepôt",
    meaning: "La médiane de ses comptages commencés dans le mois et terminés.",
    note: "Une moitié des comptages est en dessous, l’autre au-dessus, quelle que soit leur taille.",
    unit: "celle du chiffre",
    noAnswer: "Aucun comptage du mois n’est terminé.",
  },
  "usual-median": {
    name: "Valeur habituelle",
    meaning: "La médiane des comptages terminés de l’entrepôt dans les mois précédents.",
    note: "Pour dire mieux ou moins bien, il faut trois comptages terminés de chaque côté et un changement de plus de 0,3 et de 8 %.",
    unit: "celle du chiffre",
    noAnswer: "Aucun comptage des mois précédents n’est terminé.",
  },
  "wrong-counts": {
    name: "Faux dans des comptages",
    meaning:
      "Dans combien des douze derniers comptages de l’entrepôt il y avait un écart, parmi ceux qui ont compté le produit ou l’emplacement.",
    unit: "comptages",
  },
  "wrong-before": {
    name: "Déjà faux",
    meaning:
      "Dans combien des quatre derniers comptages de l’entrepôt avant celui-ci le produit avait un écart.",
    unit: "comptages",
    noAnswer: "L’historique n’a aucun comptage précédent de l’entrepôt ou ne répond pas.",
  },
  "recent-share": {
    name: "Compté en 90 jours",
    meaning: "La part des places comptées dans les 90 derniers jours.",
    note: "Une place est un produit à un emplacement, d’un lot, qui figure dans un comptage terminé.",
    unit: share,
    noAnswer: "Aucune place ne figure.",
  },
  "places-again": {
    name: "Encore faux",
    meaning: "Places avec un écart de même signe dans les deux comptages.",
    unit: "places",
  },
  "places-turned": {
    name: "Inversé",
    meaning: "Places avec un manquant dans un comptage et un excédent dans l’autre.",
    unit: "places",
  },
  "places-new": {
    name: "Devenu faux",
    meaning: "Places justes dans le premier comptage et en écart dans le second.",
    unit: "places",
  },
  "places-cured": {
    name: "Corrigé",
    meaning: "Places en écart dans le premier comptage et justes dans le second.",
    unit: "places",
  },
};
