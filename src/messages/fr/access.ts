import type { access as english } from "#messages/en/access.ts";

/** Messages of who may see what: the copied address, who one is, and what is left out. */
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
  copyLink: "Copier le lien",
  print: "Imprimer",
  share: "Partager",
  onScreen: "Sur un écran",
  shareChoices: {
    open: "Quiconque accède à cette adresse peut l’ouvrir.",
    needsAccess: "L’autre personne doit aussi avoir accès à Countboard.",
    needsShare:
      "L’autre personne a besoin de son propre lien : la personne qui vous a envoyé le vôtre peut le créer.",
    copied: "Copié. Le lien ouvre exactement cette vue.",
    outside: "Lien pour une personne extérieure",
    outsideText:
      "S’ouvre sans connexion ; coûts et noms restent masqués tant que vous ne les affichez pas",
  },
  account: {
    title: "Accès",
    viewer: "Session de consultation",
    admin: "Session d’administration",
    known: (name) => `Session de « ${name} »`,
    knownAdmin: (name) => `Session de « ${name} », avec droits d’administration`,
    link: (name) => `Lien de partage « ${name} »`,
    screen: (name) => `Écran « ${name} »`,
    sees: {
      all: "Affiche tout",
      counting: "Affiche seulement ce comptage",
      countings: "Affiche seulement des comptages choisis",
    },
    seesCounting: (name, start) => `Affiche seulement ${name}, commencé ${start}`,
    seesWarehouse: (name) => `Affiche seulement les comptages actifs de ${name}`,
    scope: {
      all: "Partagé",
      counting: "Seulement ce comptage",
      countings: "Certains comptages",
      warehouse: "Un seul entrepôt",
    },
    until: (instant) => `Expire : ${instant}`,
    signOut: "Se déconnecter",
    leave: "Quitter ce lien",
    signOutFailed: "La déconnexion a échoué. Réessayez.",
  },
  signIn: "Se connecter",
  toShared: "Voir ce qui est partagé",
};
