import type { AccessMessages } from "./en.ts";

/** Texts of the gateway's own pages. */
export const fr: AccessMessages = {
  description: "L’avancement des comptages de stock en entrepôt",
  signIn: {
    title: "Se connecter",
    label: "Code d’accès",
    button: "Se connecter",
    wrong: "Ce code d’accès est incorrect.",
    tooMany: (minutes) =>
      `Trop de codes d’accès erronés depuis votre réseau. Réessayez dans ${minutes === 1 ? "une minute" : `${minutes} minutes`}.`,
    busy: "Trop de personnes se connectent en ce moment. Réessayez dans quelques secondes.",
    foreign: "Ce formulaire a été envoyé depuis un autre site. Remplissez-le ici.",
  },
  landing: {
    title: "Partagé avec vous",
    all: "Tous les comptages de stock",
    warehouse: (name) => `${name}, comptages de stock actifs`,
    counting: (name, day) => `${name}, comptage de stock du ${day}`,
    countings: (countings) => `${countings} comptages de stock`,
    unnamed: (id) => `Comptage de stock ${id}`,
    until: (day) => `Partagé jusqu’au ${day}.`,
    button: "Ouvrir le tableau de bord",
    note: "Ce navigateur affiche ensuite ce qui a été partagé, jusqu’à l’expiration du lien ou l’arrêt du partage.",
    foreign:
      "Un autre site a voulu ouvrir ce lien à votre place. Ouvrez-le ici, si vous le souhaitez.",
  },
  over: {
    "share-expired": {
      title: "Le lien a expiré",
      lead: "Demandez-en un nouveau à la personne qui l’a envoyé.",
    },
    "share-revoked": {
      title: "Ce lien ne fonctionne plus",
      lead: "Demandez-en un nouveau à la personne qui l’a envoyé.",
    },
    "access-denied": {
      title: "Le lien ne fonctionne pas",
      lead: "Il est incomplet ou a été modifié en chemin. Copiez-le de nouveau en entier, ou demandez-le à la personne qui l’a envoyé.",
    },
  },
  proxy: {
    title: "Non connecté",
    lead: "L’accès à Countboard passe par la connexion de votre organisation, et cette demande n’en vient pas.",
    note: "Ouvrez Countboard à l’adresse que votre organisation vous a donnée. Si c’est déjà le cas, demandez à votre administrateur de vérifier ACCESS_HEADER, ACCESS_HEADER_SECRET et ACCESS_PROXIES.",
  },
  pair: {
    title: "Associer cet écran",
    lead: "Saisissez ce code sous « Écrans », sur un ordinateur ou un téléphone connecté en administrateur :",
    qr: "Code QR du formulaire pour ce code",
    scan: "Ou scannez ceci avec le téléphone de l’administrateur. Le code est alors rempli ; l’administrateur le confirme.",
    waiting:
      "Cet écran démarre de lui-même une fois le code saisi. Le code change toutes les quelques minutes.",
    noScript: "L’association nécessite JavaScript.",
    unreachable: "La passerelle est injoignable.",
    refused: "Aucun code pour l’instant. Cet écran continue d’en demander un.",
  },
  framed: {
    text: "Un autre site affiche cette page dans la sienne, et les navigateurs n’y conservent pas la connexion à Countboard.",
    open: "L’ouvrir dans son propre onglet",
  },
  hostHint:
    "Si ce message réapparaît ensuite, un proxy ne transmet pas l’adresse demandée par votre navigateur : l’exploitant en saura plus dans le journal de la passerelle.",
  unusable: {
    title: "Countboard ne peut pas utiliser ses fichiers",
    lead: (file) =>
      `Le fichier ${file} du dossier de la passerelle (STATE_DIR) est inutilisable : Countboard ne sait donc pas qui peut voir quoi.`,
    note: (file) =>
      `Prévenez l’exploitant : il doit remettre la copie de ${file} de la sauvegarde, ou rétablir l’accès au dossier. Le journal de la passerelle et /readyz disent ce qui ne va pas. Rien d’autre n’est à changer.`,
  },
  signInInstead: "Se connecter avec un code d’accès",
};
