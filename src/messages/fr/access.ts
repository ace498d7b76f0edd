import type { access as english } from "#messages/en/access.ts";

/** Messages about access: sharing, its scope and what is hidden. */
export const access: typeof english = {
  costsHidden: "Ce lien masque les coûts",
  hiddenHere: "Masqué dans ce lien",
  hidden: {
    costs: {
      lead: "Ce lien masque les coûts",
      text: "Un tiret les remplace ; il ne signifie pas 0. Les textes saisis sont masqués aussi.",
    },
    names: {
      lead: "Ce lien masque les noms",
      text: "Les personnes sont désignées par un numéro. Leurs textes sont masqués aussi.",
    },
    both: {
      lead: "Ce lien masque les coûts et les noms",
      text: "Un tiret remplace les coûts ; il ne signifie pas 0. Les personnes sont désignées par un numéro. Leurs textes sont masqués aussi.",
    },
  },
  panelFailed: "Cette partie n’a pas pu être chargée. Rechargez la page pour réessayer.",
  print: "Imprimer",
  share: "Partager",
  onScreen: "Sur un écran",
  account: {
    title: "Accès",
    scope: {
      all: "Partagé",
      counting: "Seulement ce comptage",
      countings: "Certains comptages",
      warehouse: "Un seul entrepôt",
    },
  },
  signIn: "Se connecter",
  toShared: "Voir ce qui est partagé",
};
