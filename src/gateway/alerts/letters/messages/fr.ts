import type { en } from "./en.ts";

export const fr: typeof en = {
  verdicts: {
    late: "Va finir en retard",
    overdue: "Hors délai",
    stalled: "À l’arrêt",
    "all-counted": "Tout compté, pas clôturé",
    ended: "Terminé",
  },
  figures: {
    behind: "Retard sur le plan",
    progress: "Compté",
    left: "Lignes restantes",
    discrepancies: "Écarts",
    "discrepancy-rate": "Taux d’écarts",
    incidents: "Incidents",
    accuracy: "Exactitude",
    undocumented: "Écarts non justifiés",
    "undocumented-value": "Valeur non justifiée",
    "absolute-value": "Écart absolu en valeur",
  },
  target: "Objectif manqué",
  apiDown: "Le système de stock ne répond pas",
  apiText:
    "Tant qu’il ne répond pas, aucun comptage ne peut être jugé. Le prochain message arrivera dès qu’il répondra.",
  apiUp: "Le système de stock répond de nouveau.",
  limits: {
    "at-least": (figure, value, limit) => `${figure} : ${value}. La règle dit au moins ${limit}.`,
    "at-most": (figure, value, limit) => `${figure} : ${value}. La règle dit au plus ${limit}.`,
  },
  solved: (what) => `Terminé : ${what}`,
  reasons: {
    over: "La règle ne s’applique plus.",
    ended: "Le comptage est terminé.",
    gone: "Le système de stock n’affiche plus le comptage.",
  },
  counts: (number) => `${number} comptages`,
  several: (names) =>
    `Un seul message pour tous, car ils sont nombreux à la fois. Parmi eux : ${names}.`,
  test: "Test de Countboard",
  testText: "Cette cible reçoit les messages de Countboard.",
  open: "Ouvrir le comptage",
  openAll: "Ouvrir Countboard",
  handover: "Relève d’équipe",
  rule: (name) => `Règle : ${name}`,
  digest: (name) => `Synthèse : ${name}`,
  withZone: (foot, zone) => `${foot}. Heures à ${zone}.`,
  stale: "Le système de stock ne répond pas, il n’y a donc pas de chiffres.",
};
