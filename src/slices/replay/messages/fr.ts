import type { messages as english } from "./en.ts";

/** Messages of a counting's replay. */
export const messages: typeof english = {
  label: "Déroulement du comptage depuis le début",
  lead: "Déroulement :",
  play: "Lecture",
  pause: "Pause",
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
};
