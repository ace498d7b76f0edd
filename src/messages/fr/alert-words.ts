import type { alertWords as english } from "#messages/en/alert-words.ts";

export const alertWords: typeof english = {
  verdicts: {
    late: "Va finir en retard",
    overdue: "Hors délai",
    stalled: "À l’arrêt",
    "all-counted": "Tout compté, pas clôturé",
    ended: "Terminé",
  },
  figures: {
    behind: "Retard sur le plan",
    progress: "Avancement",
    left: "Lignes restantes",
    discrepancies: "Écarts",
    "discrepancy-rate": "Taux d’écarts",
    incidents: "Incidents",
    accuracy: "Exactitude",
    undocumented: "Écarts non justifiés",
    "undocumented-value": "Valeur non justifiée",
    "absolute-value": "Écart absolu en valeur",
  },
  apiDown: "Le système de stock ne répond pas",
};
