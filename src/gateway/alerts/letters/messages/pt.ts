import type { en } from "./en.ts";

export const pt: typeof en = {
  verdicts: {
    late: "Vai terminar atrasada",
    overdue: "Fora do prazo",
    stalled: "Parada",
    "all-counted": "Toda contada, não encerrada",
    ended: "Terminada",
  },
  figures: {
    behind: "Atraso em relação ao plano",
    progress: "Contado",
    left: "Linhas restantes",
    discrepancies: "Divergências",
    "discrepancy-rate": "Taxa de divergências",
    incidents: "Incidentes",
    accuracy: "Acurácia",
    undocumented: "Divergências sem motivo",
    "undocumented-value": "Valor sem motivo",
    "absolute-value": "Variação absoluta a custo",
  },
  target: "Meta não atingida",
  apiDown: "O sistema de estoque não responde",
  apiText:
    "Até que ele responda, nenhuma contagem pode ser avaliada. A próxima mensagem chega quando isso acontecer.",
  apiUp: "O sistema de estoque voltou a responder.",
  limits: {
    "at-least": (figure, value, limit) => `${figure}: ${value}. A regra diz no mínimo ${limit}.`,
    "at-most": (figure, value, limit) => `${figure}: ${value}. A regra diz no máximo ${limit}.`,
  },
  solved: (what) => `Resolvido: ${what}`,
  reasons: {
    over: "A regra não se aplica mais.",
    ended: "A contagem terminou.",
    gone: "O sistema de estoque não lista mais a contagem.",
  },
  counts: (number) => `${number} contagens`,
  several: (names) =>
    `Uma só mensagem para todas, porque são muitas de uma vez. Entre elas: ${names}.`,
  test: "Teste do Countboard",
  testText: "Este destino recebe as mensagens do Countboard.",
  open: "Abrir a contagem",
  openAll: "Abrir o Countboard",
  handover: "Passagem de turno",
  rule: (name) => `Regra: ${name}`,
  digest: (name) => `Resumo: ${name}`,
  withZone: (foot, zone) => `${foot}. Horários em ${zone}.`,
  stale: "O sistema de estoque não responde, por isso não há números.",
};
