import type { replay as english } from "#messages/en/replay.ts";
import { plural } from "./plural.ts";

/** Messages of the replay of a counting, and of what changed in it. */
export const replay: typeof english = {
  label: "Le comptage revu depuis le début",
  lead: "Revu :",
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
      "Un comptage avant sa correction : l’API n’en donne ni l’heure ni plus que ses chiffres, de sorte qu’une ligne recomptée n’est pas comptée avant la fin de son dernier comptage.",
      "Les totaux de l’en-tête : ils sont additionnés à partir des lignes qui ont pu être lues et peuvent différer de ce que le résumé indiquait alors.",
      "Lignes, justifications et incidents supprimés ou remplacés depuis.",
      "Stock, coût, classes, personne à qui une ligne est affectée, participants et échéance : tous tels qu’ils sont maintenant.",
      "Une différence sur une ligne non terminée : rien n’indique depuis quand, elle est donc là tout le temps.",
    ],
    keys: "Espace lance et met en pause, les flèches avancent pas à pas, Début et Fin vont au début et à la fin. La lecture saute les périodes de plus d’une demi-heure où rien n’a été terminé.",
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
    note: "D’après les heures que portent les lignes, les incidents et les justifications. Une ligne recomptée figure parmi les comptées à sa dernière fin ; ce qui a été supprimé ou remplacé n’est pas connu.",
    undated: (count, of) =>
      `${count} ${plural(of, "ligne porte une différence sans être terminée", "lignes portent une différence sans être terminées")} : rien n’indique depuis quand.`,
  },
};
