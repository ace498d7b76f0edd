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
  start: "M’avertir ici",
  stop: "Ne plus m’avertir",
};

export const messages: AlertMessages = { tell };
