import type { failures as english } from "#messages/en/failures.ts";

/** What a failure means to the person in front of it: what happened, who can do something about it. */
export const failures: typeof english = {
  "upstream-credentials": {
    title: "Le système de stock a refusé l’accès de Countboard",
    text: "Ses identifiants sont erronés ou ont été révoqués : inutile de réessayer. Demandez à votre administrateur de les saisir à nouveau.",
  },
  "not-found": {
    title: "Introuvable",
    text: "L’élément a peut-être été supprimé, ou l’adresse est incomplète. Vérifiez l’adresse ou revenez à la liste.",
  },
  "no-longer-available": {
    title: "Plus disponible",
    text: "Le système de stock ne conserve plus le journal d’erreurs de cette importation. Relancez l’importation pour en avoir un nouveau.",
  },
  "upstream-rejected": {
    title: "Le système de stock a refusé cette demande",
    text: "D’autres pages peuvent encore fonctionner. Si cela dure, appelez l’informatique.",
  },
  "rate-limited": {
    title: "Trop de demandes",
    text: "Le système de stock demande de ralentir. Il n’y a rien à faire : la page réessaie d’elle-même.",
  },
  "upstream-unavailable": {
    title: "Le système de stock ne répond pas",
    text: "Il est peut-être en panne. Si cela dure, appelez l’informatique.",
  },
  "upstream-timeout": {
    title: "Le système de stock met trop de temps à répondre",
    text: "Il est peut-être occupé. Si cela dure, appelez l’informatique.",
  },
  "upstream-redirect": {
    title: "Le système de stock n’est pas à son adresse",
    text: "Son adresse a changé : inutile de réessayer. Appelez l’informatique (paramètre COUNTING_API_URL).",
  },
  "upstream-not-json": {
    title: "La réponse du système de stock est illisible",
    text: "Elle est incomplète ou vient d’ailleurs. Si cela dure, appelez l’informatique (paramètre COUNTING_API_URL).",
  },
  "upstream-too-large": {
    title: "La réponse est trop volumineuse",
    text: "Elle dépasse la limite de Countboard ; les autres pages fonctionnent. L’informatique peut relever la limite avec MAX_BODY_MB.",
  },
  "bad-request": {
    title: "L’adresse n’est pas valide",
    text: "Une partie de l’adresse est erronée. Vérifiez-la, ou revenez en arrière et rouvrez la page.",
  },
  "method-not-allowed": {
    title: "Action impossible",
    text: "Countboard lit seulement le système de stock : il n’y modifie rien.",
  },
  "access-denied": {
    title: "Vous n’êtes pas connecté",
    text: "La session a expiré ou n’existait pas. Connectez-vous, ou ouvrez un lien partagé avec vous.",
  },
  "out-of-scope": {
    title: "Non inclus dans le partage",
    text: "Le lien que vous avez ouvert montre autre chose. La personne qui l’a envoyé peut aussi partager ceci.",
  },
  "share-expired": {
    title: "Le lien a expiré",
    text: "La personne qui l’a envoyé peut en envoyer un nouveau.",
  },
  "share-revoked": {
    title: "Ce lien ne fonctionne plus",
    text: "Le partage a été arrêté. Demandez un nouveau lien à la personne qui l’a envoyé.",
  },
  "shares-unusable": {
    title: "Countboard ne peut pas utiliser son fichier shares.json",
    text: "Il indique qui peut voir quoi : les liens et les écrans ne reçoivent donc plus de chiffres, et aucun partage ne peut être créé ni arrêté. Appelez l’informatique : le journal de la passerelle et /readyz disent quoi faire (paramètre STATE_DIR).",
  },
  "views-unusable": {
    title: "Countboard ne peut pas utiliser son fichier views.json",
    text: "Il contient les vues pour tous ; tout le reste fonctionne. Appelez l’informatique : le journal de la passerelle et /readyz disent quoi faire (paramètre STATE_DIR).",
  },
  "alerts-unusable": {
    title: "Countboard ne peut pas utiliser ses fichiers d’alertes",
    text: "Ils contiennent les alertes et leurs messages : aucun n’est donc envoyé, pas même un test ; tout le reste fonctionne. Appelez l’informatique : le journal de la passerelle dit quoi faire (paramètre STATE_DIR).",
  },
  "history-off": {
    title: "Aucun historique n’est conservé ici",
    text: "Countboard ne conserve pas les comptages terminés. Appelez l’informatique : le paramètre ARCHIVE_DIR l’active.",
  },
  "history-engine-missing": {
    title: "L’historique ne peut pas être calculé",
    text: "Une partie de Countboard n’est pas installée. Appelez l’informatique : le journal de la passerelle dit comment l’ajouter.",
  },
  "history-reading": {
    title: "Pas encore lu",
    text: "Countboard lit encore les comptages terminés. Réessayez dans quelques minutes.",
  },
  "history-unavailable": {
    title: "L’historique ne répond pas",
    text: "Tout le reste fonctionne. Réessayez dans une minute. Si cela dure, appelez l’informatique.",
  },
  unreachable: {
    title: "Countboard ne répond pas",
    text: "Le réseau est coupé, ou Countboard redémarre. Si cela dure, vérifiez votre connexion ou appelez l’informatique.",
  },
  "cut-off": {
    title: "La connexion a été coupée",
    text: "La réponse est incomplète : rien n’est affiché. Si cela dure, appelez l’informatique.",
  },
  contract: {
    title: "Le système de stock a envoyé quelque chose d’inattendu",
    text: "Une valeur nécessaire manque ou est erronée : ces chiffres ne sont pas affichés. Les autres pages fonctionnent. Appelez l’informatique.",
  },
  noCounting: "Aucun comptage avec cet identifiant",
  forIt: "Détails pour le service informatique",
  technical: (path, cause, time) => `GET ${path}, ${cause}, ${time}`,
  status: (status) => `HTTP ${status}`,
  noAnswer: "pas de réponse",
  cutOff: "interrompue",
  field: (field) => (field ? `champ ${field}` : "réponse non JSON"),
  tryNow: "Réessayer",
  figuresAge: (age) => `Les chiffres datent d’il y a ${age}.`,
  figuresStay: "Les derniers chiffres restent affichés jusqu’à l’arrivée des suivants.",
  withdrawn: "Plan, prévision et comptes à rebours reviendront quand le système de stock répondra.",
  triesByItself: "Le prochain essai est automatique.",
  nextTryIn: (time) => `Prochain essai dans ${time}.`,
  triesNow: "Nouvel essai en cours.",
  backToCountings: "Retour aux comptages",
};
