import { plural } from "#messages/fr/plural.ts";
import type { messages as english } from "./en.ts";

/** Messages of the help page. */
export const messages: typeof english = {
  title: "Aide",
  onThisPage: "Sur cette page",
  about: {
    title: "Ce tableau de bord",
    source: "Connecté à",
    demo: "Données de démonstration : l’API de référence livrée avec Countboard, aux comptages fictifs",
    unknownSource: "Inconnu : la passerelle n’a pas encore communiqué ses paramètres",
    build: "Version",
    unknown: "Inconnu",
    poll: "Actualisation",
    pollValue: (period, finished) =>
      `Comptages actifs toutes les ${period}, comptages terminés toutes les ${finished} ; moins souvent si une réponse tarde`,
    cache: "Cache",
    noCache: "Aucun : la passerelle transmet chaque demande à l’API",
    workHours: "Horaires de travail",
    roundTheClock:
      "Non définis : 24 h sur 24. Plan, prévision et cadences comptent nuits et week-ends comme temps travaillé",
    workRule: (schedule, zone) => `${schedule}, ${zone}`,
    workNights: "nuits et week-ends comptent aussi",
    workZoneUnknown: (zone) =>
      `nuits et week-ends comptent aussi : ce navigateur ne connaît pas le fuseau ${zone}`,
    workHoursChosen: "Choisis par vous pour cette vue, car il n’y en a pas pour tous",
    workHoursOf: (warehouse, hours) => `${warehouse} : ${hours}`,
    workHoursOfOthers: (hours) => `Tous les autres entrepôts : ${hours}`,
    workHoursCount:
      "Plan, cadences et prévisions ne comptent que ce temps ; comptes à rebours et échéances suivent l’horloge",
    targets: "Objectifs",
    targetsOf: (warehouse, targets) => `${warehouse} : ${targets}`,
    targetsOfOthers: (targets) => `Tous les autres entrepôts : ${targets}`,
    targetsNone: "aucun",
    targetsCompared:
      "Fixés pour tous par votre administrateur. Ils s’appliquent aux comptages entiers, jamais à une partie filtrée",
    currency: "Devise",
    noCurrency:
      "Non définie : les montants sont de simples nombres, car l’API n’indique pas de devise",
    zone: "Fuseau horaire",
    activeWithin: "Comptages actifs",
    activeWithinValue: (count, days) =>
      `Cherchés parmi ceux commencés ${plural(count, "le dernier jour", `les ${days} derniers jours`)}`,
  },
  calendar: {
    title: "Les quatre prochaines semaines",
    lead: (zone) =>
      `Quand les entrepôts travaillent, à l’heure de ${zone}. Les jours marqués « modifié » s’écartent de l’horaire habituel.`,
    none: "Aucun horaire n’est défini : chaque entrepôt travaille jour et nuit.",
    all: "Tous les entrepôts",
    others: "Tous les autres entrepôts",
    warehouse: "Entrepôt",
    date: "Date",
    hours: "Horaires",
    closed: "fermé",
    changed: "modifié",
  },
  data: {
    title: "Données pour d’autres programmes",
    lead: "Excel, Power BI, Grafana et les scripts lisent ces adresses et s’actualisent seuls. Ils reçoivent ce que vous voyez ici.",
    token:
      "Un programme s’identifie avec le jeton d’un flux de données : comme jeton Bearer, ou comme mot de passe avec un nom d’utilisateur quelconque. Les administrateurs le créent dans Liens de partage. Un jeton dans l’adresse est refusé.",
    open: "Toute personne qui accède à cette passerelle voit tout : aucun jeton n’est nécessaire.",
    make: "Créer un flux de données",
    names: {
      countings: "Comptages",
      lines: "Lignes d’un comptage",
      figures: "Chiffres d’un comptage",
      history: "Historique, par mois",
      metrics: "Pour Prometheus",
      openapi: "Pour les développeurs",
    },
    copy: "Copier",
    id: "Remplacez ID par l’identifiant d’un comptage : la partie de son adresse après /countings/. L’historique demande une archive des comptages terminés.",
  },
  figures: {
    title: "Ce que signifient les chiffres",
    lead: "Un tiret signifie qu’il n’y a pas de réponse ; 0 est un chiffre. Rien n’est corrigé en silence : si le résumé et les lignes ne concordent pas, la page le dit.",
    header: "Du résumé d’un comptage",
    history: "De l’historique des comptages terminés",
    list: "Dans la liste des comptages",
    lines: "De ses lignes",
    log: "Du journal d’erreurs d’une importation",
    gateway: "À propos des chiffres",
    figure: "Chiffre",
    from: "Source",
    meaning: "Signification",
    unit: "Unité",
    noAnswer: "Tiret si",
    never: "jamais",
    fields: "Champs de l’API",
    noFields: "aucun",
  },
};
