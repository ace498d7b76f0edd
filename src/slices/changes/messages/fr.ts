import { plural } from "#messages/fr/plural.ts";
import type { messages as english } from "./en.ts";

/** Messages of what changed in a counting. */
export const messages: typeof english = {
  title: "Ce qui a changé",
  since: (from) => `depuis ${from}`,
  between: (from, to) => `de ${from} à ${to}`,
  look: (moment) => `Dernière visite, ${moment}`,
  yesterday: "Hier à cette heure",
  later: "C’est postérieur au moment affiché.",
  counted: "Lignes comptées",
  discrepancies: "Nouveaux écarts",
  incidents: "Incidents signalés",
  documented: "Justifications écrites",
  net: "net",
  absolute: "absolu",
  undocumented: (count) => `${count} sans justification`,
  showLines: (what) => `Voir les lignes : ${what}`,
  handover: "Relève d’équipe",
  limits: "Limites",
  note: "D’après les heures des lignes, des incidents et des justifications. Une ligne recomptée figure parmi les comptées à sa dernière fin ; ce qui a été supprimé ou remplacé n’est pas connu.",
  undated: (count, of) =>
    `${count} ${plural(of, "ligne porte une différence sans être terminée", "lignes portent une différence sans être terminées")} : rien n’indique depuis quand.`,
};
