import type { messages as english } from "./en.ts";

/** Messages of the page of office screens. */
export const messages: typeof english = {
  title: "Écrans",
  lead: "Affichez l’avancement de vos comptages sur un téléviseur.",
  openHere: "Ouvrir sur cet ordinateur",
  list: "Écrans associés",
  none: "Aucun écran n’est encore associé.",
  columns: {
    name: "Écran",
    scope: "Affiche",
    place: "Distance, taille",
    turn: "Page suivante",
    hides: "Masque",
    state: "État",
  },
  place: (distance, diagonal) => `${distance} m, ${diagonal} pouces`,
  turn: (seconds) => `toutes les ${seconds} s`,
  standard: "Non défini",
  on: "En marche",
  off: (moment) => `Plus vu depuis ${moment}`,
  never: "Pas encore vu",
  seeIt: "Voir",
  seeItOf: (name) => `Voir « ${name} » dans un nouvel onglet`,
  change: "Modifier",
  changeOf: (name) => `Modifier « ${name} »`,
  save: "Enregistrer",
  saveNote: "L’écran suit en quelques secondes ; s’il est éteint, dès qu’il se rallume.",
  cancel: "Annuler",
  changed: (name) => `« ${name} » a été modifié`,
  add: "Ajouter un écran",
  addLead: (address) =>
    `Ouvrez ${address} sur l’écran. Il affiche un code : saisissez-le ici, ou scannez son code QR avec votre téléphone.`,
  code: "Code affiché à l’écran",
  codeMissing: "Saisissez le code affiché par l’écran.",
  codeCheck: "N’associez que l’écran devant vous : il doit afficher ce code maintenant.",
  name: "Nom",
  nameHint: "Où il se trouve, par exemple : Bureau, rez-de-chaussée",
  pair: "Associer cet écran",
  note: "Aucun code d’accès n’est saisi sur l’écran. Vous pouvez l’arrêter ici à tout moment.",
  incomplete: "Choisissez ce qu’il montre et corrigez ce qui est signalé.",
  open: "Sur le téléviseur, ouvrez l’adresse ci-dessous.",
  viewer:
    "Seuls les administrateurs associent des écrans. Sans association, ouvrez l’adresse ci-dessous sur un écran où vous êtes connecté.",
  preview: "Ce qu’il montrera",
  direct: "Sans association",
  directText:
    "Ouvrez cette adresse dans le navigateur d’un écran déjà connecté, ou sans code d’accès.",
  admitted: (name) => `« ${name} » attend son écran`,
  admittedText:
    "L’écran qui affiche ce code s’ouvre en quelques secondes. Si le vôtre ne s’ouvre pas, relisez son code et saisissez ce qu’il affiche : inutilisée, cette entrée prend fin au bout de 10 minutes.",
  paired: (name) => `L’écran « ${name} » est associé`,
  pairedText:
    "Il affiche maintenant les chiffres. Si votre écran affiche encore un code, un autre a été associé : arrêtez celui-ci.",
  unclaimed: (name) => `Aucun écran ne s’est présenté pour « ${name} »`,
  unclaimedText:
    "Aucun écran n’a affiché ce code en 10 minutes. Regardez à nouveau l’écran et saisissez le code qu’il affiche maintenant.",
  noCode:
    "Aucun écran n’affiche ce code actuellement. Les codes changent régulièrement : regardez à nouveau l’écran et saisissez ce qu’il affiche.",
};
