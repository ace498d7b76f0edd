import type { ofHeader as english } from "#messages/en/definitions-header.ts";
import { finished, lines, share, tooOld } from "./definitions-common.ts";

const nothingCounted = "Aucune ligne n’est comptée.";

/** Figures that the list and the counting itself have, without its lines. */
export const ofHeader: typeof english = {
  progress: {
    name: "Avancement",
    meaning: "La part des lignes déjà comptées.",
    note: "Lignes comptées ÷ lignes à compter. Arrondi vers le bas à une décimale : 100 % signifie qu’il ne reste rien.",
    unit: share,
    noAnswer: "Il n’y a pas de lignes à compter.",
  },
  total: {
    name: "Lignes à compter",
    meaning: "Nombre de lignes à compter.",
    unit: lines,
  },
  counted: {
    name: "Lignes comptées",
    meaning: "Nombre de lignes déjà comptées.",
    unit: lines,
  },
  left: {
    name: "Lignes restantes",
    meaning: "Nombre de lignes pas encore comptées.",
    unit: lines,
  },
  discrepancies: {
    name: "Écarts",
    meaning: "Nombre de différences constatées avec le stock attendu.",
    note: "Le système de stock ne précise pas que chacune est une ligne.",
    unit: "écarts",
  },
  incidents: {
    name: "Incidents",
    meaning: "Nombre d’incidents signalés.",
    unit: "incidents",
  },
  pace: {
    name: "Plan",
    meaning: "Où en serait le comptage maintenant à cadence régulière.",
    note: "Temps travaillé depuis le début ÷ temps travaillé du début à l’échéance, de 0 à 100 %. Sans horaires de travail, tout le temps est travaillé.",
    unit: share,
    noAnswer: `${finished} Ou il n’y a pas de temps travaillé entre le début et l’échéance.`,
  },
  "ahead-hours": {
    name: "Avance ou retard sur le plan",
    meaning:
      "De combien le comptage est en avance sur le plan ou sous le plan, en temps travaillé.",
    note: "(Avancement − plan) × les heures travaillées du début à l’échéance ; une valeur positive est une avance. À 5 minutes près, ou à 1 % de ces heures, le comptage est conforme au plan.",
    unit: "heures travaillées",
    noAnswer: `${finished} Ou il n’y a pas d’avancement ou pas de plan.`,
  },
  overdue: {
    name: "Hors délai",
    meaning: "L’échéance est passée et il reste des lignes.",
    note: "Seul un comptage actif est hors délai ; l’échéance suit l’horloge, quels que soient les horaires de travail.",
    unit: "oui ou non",
    noAnswer: tooOld,
  },
  "discrepancies-per-100": {
    name: "Écarts pour 100",
    meaning: "Écarts pour 100 lignes comptées.",
    note: "Pour un comptage actif, ceux constatés jusqu’ici.",
    unit: "pour 100 lignes comptées",
    noAnswer: nothingCounted,
  },
  "incidents-per-100": {
    name: "Incidents pour 100",
    meaning: "Incidents pour 100 lignes comptées.",
    note: "Pour un comptage actif, ceux signalés jusqu’ici.",
    unit: "pour 100 lignes comptées",
    noAnswer: nothingCounted,
  },
  "final-share": {
    name: "Achèvement",
    meaning: "La part des lignes comptées à la fin.",
    unit: share,
    noAnswer: "Le comptage est actif ou n’a pas de lignes à compter.",
  },
  "window-hours": {
    name: "Heures prévues",
    meaning: "Heures d’horloge du début à l’échéance, quels que soient les horaires de travail.",
    unit: "heures",
    noAnswer: "L’échéance n’est pas postérieure au début.",
  },
};
