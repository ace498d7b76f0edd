import { alertWords } from "#messages/fr/alert-words.ts";
import { plural } from "#messages/fr/plural.ts";
import type { AlertMessages } from "#slices/alerts/messages.ts";

const tell: AlertMessages["tell"] = {
  purpose: {
    counting:
      "Ce navigateur peut afficher une notification quand ce comptage va finir en retard, a dépassé son échéance, s’est arrêté, est entièrement compté mais pas clôturé, ou se termine. Gardez cette page ouverte, même en arrière-plan.",
    warehouse:
      "Ce navigateur peut afficher une notification quand un comptage de cet entrepôt va finir en retard, a dépassé son échéance, s’est arrêté, est entièrement compté mais pas clôturé, ou se termine. Gardez ouverte une page avec ses comptages, même en arrière-plan.",
  },
  on: {
    counting: "Vous êtes averti ici de ce comptage tant que sa page ou la liste est ouverte.",
    warehouse:
      "Vous êtes averti ici de tous les comptages de cet entrepôt tant que la liste est ouverte.",
  },
  byWarehouse: (name) => `Vous êtes déjà averti ici de tous les comptages de ${name}.`,
  states: {
    dismissed:
      "Le navigateur a demandé et rien n’a été autorisé. Appuyez sur le bouton pour qu’il redemande.",
    denied:
      "Ce navigateur bloque les notifications de Countboard. Autorisez-les dans ses réglages pour cette adresse, puis appuyez de nouveau sur le bouton.",
    unsupported:
      "Ce navigateur ne peut pas afficher de notifications ici. Il faut une adresse en HTTPS et, sur téléphone, un navigateur qui les permet pour les pages ouvertes.",
  },
  notStored: "Ce navigateur n’enregistre rien : cela s’arrête quand vous fermez la page.",
  stop: "Ne plus m’avertir",
};

const conditions: AlertMessages["conditions"] = {
  ...alertWords,
  "at-least": (figure, threshold) => `${figure} : au moins ${threshold}`,
  "at-most": (figure, threshold) => `${figure} : au plus ${threshold}`,
  target: (figure) => `Objectif manqué : ${figure}`,
  anyTarget: "Un objectif est manqué",
  valueThen: (value) => `alors ${value}`,
  from: (moment) => `depuis ${moment}`,
  between: (from, to) => `de ${from} à ${to}`,
  ofCounting: "Alertes de ce comptage",
  inSpan: "Alertes de cette période",
};

const page: AlertMessages["page"] = {
  lead: "Ce que disent les règles de vos alertes, qui elles avertissent et ce qu’il en est advenu. Règles et destinataires viennent d’un fichier que tient l’informatique.",
  needs: {
    open: {
      title: "Les alertes demandent une connexion",
      text: "Toute personne qui atteint cette adresse voit tout ; règles et destinataires ne sont donc pas affichés ici. Demandez à l’informatique d’activer la connexion (paramètre ACCESS).",
    },
    viewer: "Seuls les administrateurs voient règles et destinataires",
  },
  watching: {
    here: "Cette passerelle surveille les comptages.",
    elsewhere: "Une autre passerelle du groupe surveille les comptages et envoie.",
  },
  off: {
    title: "Aucune alerte n’est configurée",
    text: "Countboard peut avertir un chat, une boîte aux lettres ou un autre programme quand un comptage a besoin de quelqu’un. Le paramètre ALERTS_FILE nomme le fichier des règles et des destinataires ; docs/alerts.md en contient un prêt à copier.",
  },
  fault: (moment) => `Le fichier des alertes a été relu ${moment} et contient des erreurs.`,
  faultText:
    "Les règles précédentes restent valables. Corrigez le fichier, puis faites-le relire par Countboard.",
  apiDown: (moment) => `Le système de stock ne répond pas depuis ${moment}.`,
  apiDownText: "Aucun comptage n’est jugé tant qu’il ne répond pas.",
  open: "Alertes en cours",
  noneOpen: "Aucune règle ne s’applique en ce moment.",
  rules: "Règles",
  noRules: "Le fichier n’a pas de règles.",
  digests: "Résumés",
  targets: "Destinataires",
  noTargets: "Le fichier n’a pas de destinataires.",
  deliveries: "Derniers envois",
  noDeliveries: "Rien n’a encore été envoyé. Un test montre si un destinataire est joignable.",
  columns: {
    at: "Écrit",
    target: "Destinataire",
    kind: "Message",
    counting: "Comptage",
    state: "Résultat",
    attempts: "Essais",
    error: "Erreur",
  },
  kinds: { raised: "Alerte", solved: "Résolue", digest: "Résumé", test: "Test" },
  states: {
    waiting: "En attente",
    delivered: "Remis",
    refused: "Refusé",
    "given-up": "Abandonné après un jour",
  },
  nextAttempt: (moment) => `prochain essai ${moment}`,
  test: "Envoyer un test",
  testOf: (target) => `Envoyer un test à ${target}`,
  testing: "Envoi …",
  tested: {
    waiting: "Le test est en route.",
    delivered: "Le test a été remis.",
    refused: "Le destinataire a refusé le test.",
    "given-up": "Le test n’a pas pu être remis.",
  },
  targetKinds: { webhook: "Webhook", slack: "Slack", teams: "Microsoft Teams", mail: "E-mail" },
  getsCosts: "avec les coûts",
  withoutCosts: "sans les coûts",
  getsNames: "avec les noms",
  withoutNames: "sans les noms",
  allWarehouses: "tous les entrepôts",
  warehouses: (codes, count) => `${plural(count, "entrepôt", "entrepôts")} ${codes}`,
  classes: (classes) => `lignes de classe ${classes}`,
  linesFrom: (count) => `lignes : ${count} ou plus`,
  linesTo: (count) => `lignes : jusqu’à ${count}`,
  quiet: "aux heures de travail seulement",
  tells: (targets) => `avertit ${targets}`,
  daily: (times, zone) => `chaque jour à ${times} (${zone})`,
  shiftEnd: "à la fin de chaque équipe",
  here: {
    text: "Notifications de ce navigateur, sans aucun fichier. Ouvrez un comptage, ou filtrez la liste par un entrepôt, pour en ajouter une.",
    counting: (name) => `Un comptage de ${name}`,
    warehouse: (name) => `Tous les comptages de ${name}`,
  },
};

export const messages: AlertMessages = { tell, conditions, page };
