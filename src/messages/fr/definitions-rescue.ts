import type {
  ofRescue as englishRescue,
  ofRound as englishRound,
} from "#messages/en/definitions-rescue.ts";
import { atCost, lines, share } from "./definitions-common.ts";

const perHour = "lignes par heure travaillée";
const people = "personnes";
const noTeam =
  "Personne n’a terminé de ligne dans les 60 dernières minutes travaillées, le comptage est terminé ou ses chiffres sont trop anciens.";
const noDeadline = "L’échéance est passée ou inutilisable.";

/** Figures of the plan that tells what it takes to finish in time. */
export const ofRescue: typeof englishRescue = {
  "rescue-needed": {
    name: "Cadence nécessaire",
    meaning:
      "Lignes restantes ÷ heures travaillées jusqu’à l’échéance ; affichée par quart d’heure.",
    unit: perHour,
    noAnswer: `${noDeadline} ${noTeam}`,
  },
  "rescue-per-person": {
    name: "Cadence par personne",
    meaning:
      "Lignes terminées dans les 60 dernières minutes travaillées ÷ personnes qui en ont terminé une. Les personnes sont celles à qui les lignes sont affectées.",
    unit: perHour,
    noAnswer: noTeam,
  },
  "rescue-people-now": {
    name: "Personnes au travail",
    meaning: "Personnes qui ont terminé une ligne dans les 60 dernières minutes travaillées.",
    unit: people,
    noAnswer: noTeam,
  },
  "rescue-people-needed": {
    name: "Personnes nécessaires",
    meaning: "La cadence nécessaire ÷ la cadence par personne, arrondie vers le haut.",
    unit: people,
    noAnswer: `${noDeadline} ${noTeam}`,
  },
  "rescue-forecast": {
    name: "Prévision pour un effectif",
    meaning:
      "Moment où les lignes restantes seront comptées, en temps travaillé, si chacune des personnes choisies tient la cadence par personne.",
    unit: "moment",
    noAnswer: `Personne ne compterait. ${noTeam}`,
  },
  "rescue-idle": {
    name: "Personnes inactives",
    meaning:
      "Personnes avec des lignes restantes qui en ont terminé une auparavant, mais aucune dans les 60 dernières minutes travaillées.",
    unit: people,
  },
};

/** Figures of a recount round. */
export const ofRound: typeof englishRound = {
  "round-lines": {
    name: "Lignes de la liste de recomptage",
    meaning:
      "Le plus petit nombre de lignes dont les différences au coût, sans leur signe, représentent la part choisie de celles de toutes les lignes ; chacune avec la ligne avec laquelle elle peut être confondue, qui compte aussi.",
    unit: lines,
  },
  "round-share": {
    name: "Part expliquée par le tour",
    meaning:
      "L’écart absolu des lignes du tour ÷ celui de toutes les lignes, au coût ; en unités si aucune ligne n’a de coût.",
    unit: share,
    noAnswer: "Il n’y a pas d’écart.",
  },
  "round-weight": {
    name: "Écart absolu du tour",
    meaning:
      "Les différences des lignes du tour sans leur signe, au coût ; en unités si aucune ligne n’a de coût.",
    unit: `${atCost}, ou unités`,
  },
};
