import type { ofTrends as english } from "#messages/en/definitions-trends.ts";

/** Figures that the finished countings of a warehouse in a period have together. */
export const ofTrends: typeof english = {
  "trend-median": {
    name: "Médiane d’un entrepôt",
    meaning: "Le chiffre central de ses comptages terminés dans la période.",
    note: "La moitié sont inférieurs, la moitié supérieurs, quelle que soit la taille de chaque comptage.",
    unit: "celle du chiffre",
    noAnswer: "Aucun comptage terminé n’a ce chiffre.",
  },
  "trend-overall": {
    name: "Ensemble d’un entrepôt",
    meaning: "Ses comptages terminés dans la période pris comme un seul.",
    note: "La somme de leurs écarts, incidents ou lignes comptées ÷ la somme des lignes, de sorte qu’un grand comptage pèse plus. Ce n’est pas la moyenne de leurs chiffres.",
    unit: "celle du chiffre",
    noAnswer:
      "Aucun comptage terminé n’a ce chiffre. Les lignes et les heures prévues n’ont pas de tel chiffre.",
  },
};
