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
    meaning: "Lignes à compter par heure pour tenir l’échéance.",
    note: "Lignes restantes ÷ heures travaillées jusqu’à l’échéance.",
    unit: perHour,
    noAnswer: `${noDeadline} ${noTeam}`,
  },
  "rescue-per-person": {
    name: "Cadence par personne",
    meaning: "Lignes qu’une personne compte en une heure, d’après la fin prévue.",
    note: "Lignes restantes ÷ (personnes au travail × heures travaillées jusqu’à la fin prévue). À l’arrêt : lignes terminées ÷ (personnes × heures travaillées jusqu’à la dernière).",
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
    meaning: "Le plus petit nombre de personnes qui permet de finir avant l’échéance.",
    note: "Celles qui comptent restent dans leur zone, les autres sont réparties selon les lignes restantes ; celles d’une zone finie passent à une autre.",
    unit: people,
    noAnswer: `${noDeadline} ${noTeam}`,
  },
  "rescue-forecast": {
    name: "Prévision pour un effectif",
    meaning: "Quand les lignes restantes seront finies avec le nombre de personnes choisi.",
    note: "La fin de la dernière zone. Avec les personnes au travail, c’est la fin prévue.",
    unit: "moment",
    noAnswer: `Personne ne compte. ${noTeam}`,
  },
};

/** Figures of a recount round. */
export const ofRound: typeof englishRound = {
  "round-lines": {
    name: "Lignes de la liste de recomptage",
    meaning: "Le moins de lignes à recompter pour vérifier la part choisie de la valeur absolue.",
    note: "Le plus petit nombre de lignes dont les différences au prix de revient, sans leur signe, représentent la part choisie de celles de toutes les lignes ; chacune avec la ligne avec laquelle elle a pu être confondue, comptée elle aussi.",
    unit: lines,
  },
  "round-share": {
    name: "Part revérifiée par la liste",
    meaning: "Ce que les lignes de la liste représentent dans la valeur absolue.",
    note: "L’écart absolu des lignes de la liste ÷ celui de toutes les lignes, au prix de revient ; en unités si aucune ligne n’a de coût.",
    unit: share,
    noAnswer: "Il n’y a pas d’écart.",
  },
  "round-weight": {
    name: "Écart absolu de la liste",
    meaning:
      "Les différences des lignes de la liste sans leur signe, au prix de revient ; en unités si aucune ligne n’a de coût.",
    unit: `${atCost}, ou unités`,
  },
};
