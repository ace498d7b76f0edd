import type { alertWords as english } from "#messages/en/alert-words.ts";

export const alertWords: typeof english = {
  verdicts: {
    late: "Terminará tarde",
    overdue: "Fuera de plazo",
    stalled: "Parado",
    "all-counted": "Todo contado, sin cerrar",
    ended: "Terminado",
  },
  figures: {
    behind: "Retraso sobre el plan",
    progress: "Avance",
    left: "Líneas pendientes",
    discrepancies: "Discrepancias",
    "discrepancy-rate": "Tasa de discrepancias",
    incidents: "Incidencias",
    accuracy: "Exactitud",
    undocumented: "Discrepancias sin motivo",
    "undocumented-value": "Valor sin motivo",
    "absolute-value": "Desviación absoluta a coste",
  },
  apiDown: "El sistema de existencias no responde",
};
