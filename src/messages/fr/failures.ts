import type { failures as english } from "#messages/en/failures.ts";

/** What a failure means to the person in front of it: what happened, who can do something about it. */
export const failures: typeof english = {
  "upstream-credentials": {
    title: "L’API a refusé les identifiants",
    text: "L’id ou le secret du client est erroné, n’autorise pas cette lecture, ou l’intégration a été supprimée. Un administrateur doit les saisir à nouveau dans les paramètres de la passerelle ; réessayer ne servira à rien.",
  },
  "not-found": {
    title: "Introuvable",
    text: "L’élément a peut-être été supprimé ou appartient à une autre organisation, ou l’adresse est incomplète.",
  },
  "no-longer-available": {
    title: "Plus disponible",
    text: "L’API n’a plus le journal d’erreurs de cette importation.",
  },
  "upstream-rejected": {
    title: "L’API a rejeté la requête",
    text: "Elle ne l’a pas acceptée telle quelle ; d’autres pages peuvent encore fonctionner. Si cela persiste, un administrateur trouvera le statut de l’API dans le journal de la passerelle.",
  },
  "rate-limited": {
    title: "Trop de requêtes",
    text: "L’API, ou la passerelle à sa place, demande de ralentir. Il n’y a rien à faire : le prochain essai est automatique, pas avant le délai demandé.",
  },
  "upstream-unavailable": {
    title: "L’API n’est pas disponible",
    text: "Elle a échoué, est arrêtée ou n’est pas joignable depuis la passerelle. Si cela persiste, adressez-vous au responsable de l’API.",
  },
  "upstream-timeout": {
    title: "L’API n’a pas répondu à temps",
    text: "Elle est peut-être occupée, ou rien ne passe. Si cela persiste, adressez-vous au responsable de l’API.",
  },
  "upstream-redirect": {
    title: "L’API a renvoyé la passerelle ailleurs",
    text: "Les redirections ne sont pas suivies. Un administrateur devrait vérifier COUNTING_API_URL.",
  },
  "upstream-not-json": {
    title: "La réponse est illisible",
    text: "Ce qui est arrivé n’est pas une réponse de l’API de comptage, ou elle est incomplète. Si cela persiste, un administrateur devrait vérifier COUNTING_API_URL.",
  },
  "upstream-too-large": {
    title: "La réponse est trop volumineuse",
    text: "Elle dépasse la limite de la passerelle ; d’autres pages peuvent encore fonctionner. Pour les comptages, un administrateur peut la relever avec MAX_BODY_MB.",
  },
  "bad-request": {
    title: "L’adresse n’est pas valide",
    text: "Une partie a une forme que la passerelle n’accepte pas.",
  },
  "method-not-allowed": {
    title: "La passerelle a refusé la requête",
    text: "Elle ne permet que la lecture.",
  },
  "access-denied": {
    title: "Vous n’êtes pas connecté",
    text: "La session est terminée ou n’existait pas. Connectez-vous ou ouvrez un lien partagé avec vous.",
  },
  "out-of-scope": {
    title: "Ne fait pas partie du partage",
    text: "Le lien que vous avez ouvert montre autre chose. La personne qui l’a envoyé peut aussi partager ceci.",
  },
  "share-expired": {
    title: "Le lien a expiré",
    text: "La personne qui l’a envoyé peut en envoyer un nouveau.",
  },
  "share-revoked": {
    title: "Le lien a été révoqué",
    text: "La personne qui l’a envoyé peut en envoyer un nouveau.",
  },
  unreachable: {
    title: "La passerelle de Countboard ne répond pas",
    text: "Le réseau est coupé ou la passerelle redémarre.",
  },
  "cut-off": {
    title: "La réponse s’est interrompue",
    text: "La connexion s’est terminée avant que tout soit arrivé : rien n’en est affiché. Si cela persiste, un administrateur trouvera la cause dans le journal de la passerelle.",
  },
  contract: {
    title: "La réponse n’est pas celle que promet l’API",
    text: "Un champ obligatoire manque ou a une autre forme : aucun de ses chiffres n’est fiable.",
  },
  noCounting: "Aucun comptage avec cet id",
  technical: (path, cause, time) => `GET ${path}, ${cause}, ${time}`,
  status: (status) => `HTTP ${status}`,
  noAnswer: "pas de réponse",
  cutOff: "interrompue",
  field: (field) => (field ? `champ ${field}` : "pas du JSON"),
  tryNow: "Réessayer",
  figuresAge: (age) => `Les chiffres datent d’il y a ${age}.`,
  figuresStay: "Les derniers chiffres restent jusqu’à l’arrivée de nouveaux.",
  withdrawn:
    "Rythme, prévision et comptes à rebours sont retirés jusqu’à ce que la source réponde.",
  triesByItself: "Le prochain essai est automatique.",
  nextTryIn: (time) => `Prochain essai dans ${time}.`,
  triesNow: "Nouvel essai en cours.",
  backToCountings: "Retour aux comptages",
};
