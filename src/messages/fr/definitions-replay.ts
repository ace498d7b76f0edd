import type { ofReplay as english } from "#messages/en/definitions-replay.ts";
import { atCost, lines } from "./definitions-common.ts";

const noCosts = "Les coûts sont masqués.";

/** Figures of the replay of a counting, and of what changed in it. */
export const ofReplay: typeof english = {
  "replayed-at": {
    name: "Moment affiché",
    meaning: "Le moment que montre toute la page : ce qui est venu après n’y est pas encore.",
    unit: "moment",
  },
  "changed-counted": {
    name: "Lignes comptées entre deux moments",
    meaning: "Lignes terminées après le premier moment et au plus tard au second.",
    unit: lines,
  },
  "changed-discrepancies": {
    name: "Nouveaux écarts",
    meaning: "Parmi les lignes terminées entre les deux moments, celles qui ont un écart.",
    unit: lines,
  },
  "changed-net-value": {
    name: "Valeur nette des nouveaux écarts",
    meaning: "La somme des différences × prix de revient des nouveaux écarts.",
    unit: atCost,
    noAnswer: noCosts,
  },
  "changed-absolute-value": {
    name: "Valeur absolue des nouveaux écarts",
    meaning: "La somme des différences × prix de revient des nouveaux écarts, sans les signes.",
    unit: atCost,
    noAnswer: noCosts,
  },
  "changed-incidents": {
    name: "Incidents signalés entre deux moments",
    meaning:
      "Lignes dont l’incident a été signalé après le premier moment et au plus tard au second.",
    unit: lines,
  },
  "changed-documented": {
    name: "Justifications écrites entre deux moments",
    meaning:
      "Lignes dont la justification a été écrite après le premier moment et au plus tard au second.",
    unit: lines,
  },
};
