import type { replay as english } from "#messages/en/replay.ts";
import { plural } from "./plural.ts";

/** Messages of the replay of a counting, and of what changed in it. */
export const replay: typeof english = {
  label: "Déroulement du comptage depuis le début",
  lead: "Déroulement :",
  notLive: "en différé",
  play: "Lecture",
  pause: "Pause",
  moment: "Moment affiché",
  momentText: (moment, share) => `${moment}, ${share} compté`,
  speed: "Vitesse",
  speedOf: (minutes) => `${minutes} min/s`,
  limits: {
    summary: "Limites",
    intro:
      "Le passé est reconstitué à partir des lignes. Une ligne est comptée dès sa fin, et en cours dès son début. Justifications et incidents apparaissent au moment de leur saisie. Ne peuvent être reconstitués :",
    items: [
      "Un comptage avant sa correction : l’API n’en donne que les chiffres, sans l’heure ; une ligne recomptée n’est donc comptée qu’à la fin de son dernier comptage.",
      "Les totaux du résumé : ils sont calculés à partir des lignes lues et peuvent différer de ce que le résumé indiquait alors.",
      "Lignes, justifications et incidents supprimés ou remplacés depuis.",
      "Stock, coût, classes, personne à qui une ligne est affectée, participants et échéance : ce sont ceux de maintenant.",
      "Une différence sur une ligne non terminée : rien n’indique depuis quand ; elle apparaît donc dès le début.",
    ],
    keys: "Espace lance la lecture ou la met en pause, les flèches vont pas à pas, Début et Fin mènent au début et à la fin. La lecture saute les périodes de plus d’une demi-heure où rien n’a été terminé.",
  },
  changes: {
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
  },
};
