import type { ofTrends as english } from "#messages/en/definitions-trends.ts";

/** Figures that the finished countings of a warehouse in a period have together. */
export const ofTrends: typeof english = {
  "trend-month": {
    name: "Un entrepôt ce mois-ci",
    meaning: "Le chiffre central de ses comptages terminés ce mois-ci.",
    note: "La moitié sont inférieurs, la moitié supérieurs, quelle que soit la taille de chaque comptage. L’habitude est le même chiffre des comptages précédents de la période.",
    unit: "celle du chiffre",
    noAnswer: "Aucun comptage n’a été terminé ce mois-ci.",
  },
};
