import type { app as english } from "#messages/en/app.ts";

/** Messages of the frame around every page. */
export const app: typeof english = {
  name: "Countboard",
  title: (page) => `${page} · Countboard`,
  mainNavigation: "Principale",
  countings: "Comptages",
  counting: "Comptage",
  screens: "Écrans",
  shares: "Partages",
  trends: "Tendances",
  incidentTypes: "Types d’incident",
  imports: "Importations",
  views: "Vues",
  handover: "Relève d’équipe",
  help: "Aide",
  menu: "Menu",
  find: "Rechercher ou aller à …",
  skipToContent: "Aller au contenu",
  demo: "Démo",
  demoExplained:
    "Ces comptages sont inventés. Votre administrateur peut connecter votre propre système de stock.",
  source: (host) => `Source : ${host}`,
  updated: "Actualisé il y a",
  ago: "",
  holdUpdates: "Ne plus actualiser",
  resumeUpdates: "Actualiser de nouveau",
  held: "Arrêté à",
  read: "Lu",
  refresh: "Actualiser",
  darkTheme: "Thème sombre",
  lightTheme: "Thème clair",
  zone: (zone) => `Fuseau ${zone}`,
  unknownZone: (zone, asked) =>
    `Fuseau ${zone} : l’adresse demande « ${asked} », qui n’est pas un fuseau horaire connu`,
  loading: "Chargement",
  stillWaiting: "Le système de stock n’a pas encore répondu",
  notFound: {
    title: "Aucune page à cette adresse",
    text: "L’adresse est peut-être incomplète, ou la page a été déplacée.",
    action: "Retour aux comptages",
  },
  reloading: {
    title: "Une partie de cette page manque",
    text: "La page se recharge d’elle-même dès que personne n’y écrit.",
    action: "Recharger",
  },
  failedPart: {
    title: "Une partie de cette page n’a pas pu être chargée",
    text: "Countboard est en cours de mise à jour, ou la connexion est coupée. Vos données ne sont pas touchées. Rechargez la page dans une minute ; si cela se répète, appelez l’informatique.",
    action: "Recharger",
  },
  crash: {
    title: "Cette page a échoué",
    text: "Une erreur de Countboard a arrêté la page. Vos données ne sont pas touchées. Rechargez la page ; si cela se répète, appelez l’informatique.",
    action: "Recharger",
  },
};
