import type { ofLines as english } from "#messages/en/definitions-lines.ts";
import { atCost, finished, lines, share } from "./definitions-common.ts";

const units = "unités des produits";
const linesPerHour = "lignes par heure";
const noForecast = `Aucune ligne n’est terminée ou il n’en reste aucune. ${finished}`;

/** Figures added up from the product lines. */
export const ofLines: typeof english = {
  "lines-total": {
    name: "Lignes",
    meaning: "Les lignes de ce comptage qui ont pu être lues.",
    unit: lines,
  },
  "lines-counted": {
    name: "Lignes comptées, selon les lignes",
    meaning: "Lignes déjà comptées.",
    unit: lines,
  },
  "lines-left": {
    name: "Lignes restantes, selon les lignes",
    meaning: "Lignes qui ne sont pas encore comptées, y compris celles en cours.",
    unit: lines,
  },
  "lines-discrepancies": {
    name: "Lignes avec écart",
    meaning: "Lignes qui diffèrent du stock attendu.",
    unit: lines,
  },
  "lines-incidents": {
    name: "Lignes avec incident",
    meaning: "Lignes sur lesquelles quelque chose a été signalé.",
    unit: lines,
  },
  accuracy: {
    name: "Exactitude",
    meaning: "La part des lignes comptées qui correspond au stock attendu.",
    note: "Lignes comptées sans différence ÷ lignes comptées dont la différence est connue.",
    unit: share,
    noAnswer: "Aucune ligne comptée n’a de différence connue.",
  },
  "net-value": {
    name: "Écart net",
    meaning: "Ce qui est en trop moins ce qui manque, au prix de revient.",
    note: "La somme des différences × prix de revient. Excédents et manquants se compensent : à lire avec l’écart absolu.",
    unit: atCost,
  },
  "absolute-value": {
    name: "Écart absolu",
    meaning: "Tout ce qui diffère, dans les deux sens, au prix de revient.",
    note: "La somme des différences × prix de revient, sans les signes.",
    unit: atCost,
  },
  "gain-value": {
    name: "Excédents en valeur",
    meaning: "Ce qui a été trouvé au-delà du stock attendu, au prix de revient.",
    unit: atCost,
  },
  "loss-value": {
    name: "Manquants en valeur",
    meaning: "Ce qui manque au stock attendu, au prix de revient ; montant positif.",
    unit: atCost,
  },
  "net-units": {
    name: "Écart net en unités",
    meaning: "Ce qui est en trop, moins ce qui manque, en unités.",
    unit: units,
  },
  "absolute-units": {
    name: "Écart absolu en unités",
    meaning: "Tout ce qui diffère, dans les deux sens, en unités.",
    unit: units,
  },
  "gain-units": {
    name: "Excédents en unités",
    meaning: "Ce qui a été trouvé au-delà du stock attendu, en unités.",
    unit: units,
  },
  "loss-units": {
    name: "Manquants en unités",
    meaning: "Ce qui manque au stock attendu, en unités.",
    unit: units,
  },
  undocumented: {
    name: "Non justifiés",
    meaning: "Écarts qui n’ont pas encore de motif.",
    unit: lines,
  },
  "documentation-coverage": {
    name: "Écarts justifiés",
    meaning: "La part des écarts qui ont un motif.",
    note: "Lignes avec un écart justifié ÷ lignes avec écart.",
    unit: share,
    noAnswer: "Il n’y a pas d’écart.",
  },
  recounted: {
    name: "Lignes avec un comptage précédent",
    meaning: "Lignes déjà comptées une fois auparavant.",
    note: "Le système de stock ne précise pas quel comptage précédent il conserve.",
    unit: lines,
  },
  "rate-hour": {
    name: "Cadence de la dernière heure",
    meaning:
      "Lignes terminées en 60 minutes travaillées jusqu’au dernier quart d’heure, comme dans la prévision.",
    unit: linesPerHour,
    noAnswer: finished,
  },
  "rate-start": {
    name: "Cadence depuis le début",
    meaning: "Lignes comptées par heure, en moyenne depuis le début de la première.",
    note: "Lignes comptées ÷ heures travaillées depuis le début de la première ligne ; pour un comptage terminé, jusqu’à la fin de la dernière.",
    unit: linesPerHour,
    noAnswer:
      "Aucune ligne n’a été commencée, aucun temps travaillé ne s’est écoulé depuis ou les chiffres sont trop anciens.",
  },
  "forecast-early": {
    name: "Prévision, au plus tôt",
    meaning:
      "Moment où les lignes restantes seront comptées à la plus élevée des deux cadences, en temps travaillé.",
    unit: "moment",
    noAnswer: noForecast,
  },
  "forecast-late": {
    name: "Prévision, au plus tard",
    meaning:
      "Moment où les lignes restantes seront comptées à la plus faible des deux cadences, en temps travaillé.",
    unit: "moment",
    noAnswer: noForecast,
  },
};
