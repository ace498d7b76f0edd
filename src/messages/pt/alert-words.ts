import type { alertWords as english } from "#messages/en/alert-words.ts";

export const alertWords: typeof english = {
  verdicts: {
    late: "Vai terminar atrasada",
    overdue: "Fora do prazo",
    stalled: "Parada",
    "all-counted": "Toda contada, não encerrada",
    ended: "Terminada",
  },
  figures: {
    behind: "Atraso em relação ao plano",
    progress: "Progresso",
    left: "Linhas restantes",
    discrepancies: "Divergências",
    "discrepancy-rate": "Taxa de divergências",
    incidents: "Incidentes",
    accuracy: "Acurácia",
    undocumented: "Divergências sem motivo",
    "undocumented-value": "Valor sem motivo",
    "absolute-value": "Variação absoluta a custo",
  },
  apiDown: "O sistema de estoque não responde",
};
