import type { ofHeader as english } from "#messages/en/definitions-header.ts";
import { finished, lines, share, tooOld } from "./definitions-common.ts";

const nothingCounted = "Aucune ligne n’est comptée.";

/** Figures that the list and the counting itself have, without its lines. */
export const ofHeader: typeof english = {
  progress: {
    name: "Avancement",
    meaning:
      "Lignes comptées ÷ lignes à compter. Arrondi vers le bas à une décimale, de sorte que 100 % signifie qu’il ne reste rien.",
    unit: share,
    noAnswer: "Il n’y a pas de lignes à compter.",
  },
  total: {
    name: "Lignes à compter",
    meaning: "Nombre de lignes de produit que couvre le comptage, selon son en-tête.",
    unit: lines,
  },
  counted: {
    name: "Lignes comptées",
    meaning: "Nombre de lignes déjà comptées, selon l’en-tête.",
    unit: lines,
  },
  left: {
    name: "Lignes restantes",
    meaning: "Nombre de lignes pas encore comptées, selon l’en-tête.",
    unit: lines,
  },
  discrepancies: {
    name: "Écarts",
    meaning:
      "Écarts de stock constatés, selon l’en-tête. L’API ne précise pas s’il s’agit de lignes.",
    unit: "écarts",
  },
  incidents: {
    name: "Incidents",
    meaning: "Incidents signalés, selon l’en-tête.",
    unit: "incidents",
  },
  pace: {
    name: "Rythme",
    meaning:
      "Où en serait le comptage maintenant à un rythme régulier : temps travaillé depuis le début ÷ temps travaillé du début à l’échéance, de 0 à 100 %. Sans horaires de travail dans les paramètres, tout le temps est travaillé.",
    unit: share,
    noAnswer: `${finished} Ou il n’y a pas de temps travaillé entre le début et l’échéance.`,
  },
  "ahead-hours": {
    name: "Avance ou retard",
    meaning:
      "(Avancement − rythme) × les heures travaillées du début à l’échéance ; une valeur positive est une avance. À 5 minutes près, ou à 1 % de ces heures, le comptage est dans le rythme.",
    unit: "heures travaillées",
    noAnswer: `${finished} Ou il n’y a pas d’avancement ou pas de rythme.`,
  },
  overdue: {
    name: "Échu",
    meaning:
      "Le comptage est actif, son échéance est passée à l’heure de l’horloge et il reste des lignes.",
    unit: "oui ou non",
    noAnswer: tooOld,
  },
  "discrepancies-per-100": {
    name: "Écarts pour 100",
    meaning:
      "Écarts × 100 ÷ lignes comptées, selon l’en-tête. Pour un comptage actif, ceux constatés jusqu’ici.",
    unit: "pour 100 lignes comptées",
    noAnswer: nothingCounted,
  },
  "incidents-per-1000": {
    name: "Incidents pour 1 000",
    meaning:
      "Incidents × 1 000 ÷ lignes comptées, selon l’en-tête. Pour un comptage actif, ceux signalés jusqu’ici.",
    unit: "pour 1 000 lignes comptées",
    noAnswer: nothingCounted,
  },
  "final-share": {
    name: "Achèvement",
    meaning: "Lignes comptées ÷ lignes à compter d’un comptage terminé.",
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
