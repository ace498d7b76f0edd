import type { ofTrends as english } from "#messages/en/definitions-trends.ts";

/** Figures that the finished countings of a warehouse in a period have together. */
export const ofTrends: typeof english = {
  "trend-month": {
    name: "Un entrepôt ce mois-ci",
    meaning: "La valeur médiane de ses comptages terminés ce mois-ci.",
    note: "Une moitié des comptages est en dessous, l’autre au-dessus, quelle que soit leur taille. La valeur habituelle est la même médiane pour les comptages précédents de la période.",
    unit: "celle du chiffre",
    noAnswer: "Aucun comptage n’a été terminé ce mois-ci.",
  },
};
