import type { en } from "./en.ts";

export const fr: typeof en = {
  verdicts: {
    late: "Finira en retard",
    overdue: "En retard",
    stalled: "À l’arrêt",
    "all-counted": "Tout compté, non clôturé",
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
    undocumented: "Écarts non documentés",
    "undocumented-value": "Valeur non documentée",
    "absolute-value": "Écart absolu",
  },
  target: "Objectif manqué",
  apiDown: "L’API d’inventaire ne répond pas",
  apiText:
    "Tant qu’elle ne répond pas, aucun inventaire ne peut être jugé. Le prochain message arrivera dès qu’elle répondra.",
  apiUp: "L’API d’inventaire répond de nouveau.",
  limits: {
    "at-least": (figure, value, limit) => `${figure} : ${value}. La règle dit au moins ${limit}.`,
    "at-most": (figure, value, limit) => `${figure} : ${value}. La règle dit au plus ${limit}.`,
  },
  solved: (what) => `Terminé : ${what}`,
  reasons: {
    over: "La règle ne s’applique plus.",
    ended: "L’inventaire est terminé.",
    gone: "L’API ne liste plus l’inventaire.",
  },
  counts: (number) => `${number} inventaires`,
  several: (names) =>
    `Un seul message pour tous, car ils sont nombreux à la fois. Parmi eux : ${names}.`,
  test: "Test de Countboard",
  testText: "Cette cible reçoit les messages de Countboard.",
  open: "Ouvrir l’inventaire",
  openAll: "Ouvrir Countboard",
  handover: "Passation de poste",
  rule: (name) => `Règle : ${name}`,
  digest: (name) => `Synthèse : ${name}`,
  stale: "L’API ne répond pas, il n’y a donc pas de chiffres.",
};
