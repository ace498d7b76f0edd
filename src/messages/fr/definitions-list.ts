import type { ofList as english } from "#messages/en/definitions-list.ts";
import { finished, lines, share, tooOld } from "./definitions-common.ts";

/** Figures that the list of countings has besides those of a header. */
export const ofList: typeof english = {
  elapsed: {
    name: "Temps écoulé",
    meaning: "Temps d’horloge depuis le début du comptage.",
    unit: "heures",
    noAnswer: `Il n’a pas commencé. ${finished}`,
  },
  forecast: {
    name: "Prévision",
    meaning: "Moment où les lignes restantes seront comptées, le même sur chaque page.",
    note: "Selon la cadence de la dernière heure travaillée et la moyenne depuis la première ligne, au dernier quart d’heure ; le milieu si elles diffèrent. Tant que seul le résumé est connu, selon la moyenne depuis le début.",
    unit: "moment",
    noAnswer: `Rien n’est compté ou il ne reste rien. ${finished}`,
  },
  "discrepancy-rate": {
    name: "Écarts par ligne comptée",
    meaning: "Écarts pour chaque ligne comptée.",
    unit: share,
    noAnswer: "Rien n’est compté.",
  },
  "active-countings": {
    name: "Comptages actifs",
    meaning: "Comptages en cours, parmi ceux qui ont été vérifiés.",
    unit: "comptages",
  },
  "active-participants": {
    name: "Participants aux comptages actifs",
    meaning: "Personnes qui participent à un comptage actif, chacune une seule fois.",
    unit: "personnes",
  },
  "active-left": {
    name: "Lignes restantes des comptages actifs",
    meaning: "Lignes restantes de tous les comptages actifs ensemble.",
    unit: lines,
  },
  "active-total": {
    name: "Lignes des comptages actifs",
    meaning: "Lignes à compter de tous les comptages actifs ensemble.",
    unit: lines,
  },
  "active-behind": {
    name: "Comptages actifs sous le plan",
    meaning: "Comptages actifs dont l’avancement est inférieur au plan, hors délai compris.",
    unit: "comptages",
    noAnswer: tooOld,
  },
  "active-late": {
    name: "Comptages qui seront en retard",
    meaning: "Comptages actifs qui finiront après leur échéance selon les deux cadences.",
    unit: "comptages",
    noAnswer: tooOld,
  },
  "active-overdue": {
    name: "Comptages hors délai",
    meaning: "Comptages actifs dont l’échéance est passée alors qu’il reste des lignes.",
    unit: "comptages",
    noAnswer: tooOld,
  },
  "active-discrepancies": {
    name: "Écarts des comptages actifs",
    meaning: "Écarts de tous les comptages actifs ensemble.",
    unit: "écarts",
  },
  "active-counted": {
    name: "Lignes comptées des comptages actifs",
    meaning: "Lignes comptées de tous les comptages actifs ensemble.",
    unit: lines,
  },
  "active-incidents": {
    name: "Incidents des comptages actifs",
    meaning: "Incidents de tous les comptages actifs ensemble.",
    unit: "incidents",
  },
};
