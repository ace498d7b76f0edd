import type { en } from "./en.ts";

export const pt: typeof en = {
  verdicts: {
    late: "Vai terminar com atraso",
    overdue: "Atrasada",
    stalled: "Parada",
    "all-counted": "Tudo contado, não encerrada",
    ended: "Terminada",
  },
  figures: {
    behind: "Atraso no plano",
    progress: "Contado",
    left: "Linhas restantes",
    discrepancies: "Divergências",
    "discrepancy-rate": "Taxa de divergências",
    incidents: "Incidentes",
    accuracy: "Acuracidade",
    undocumented: "Divergências sem documentação",
    "undocumented-value": "Valor sem documentação",
    "absolute-value": "Variação absoluta",
  },
  target: "Meta não atingida",
  apiDown: "A API de contagens não responde",
  apiText:
    "Até que ela responda, nenhuma contagem pode ser avaliada. A próxima mensagem chega quando isso acontecer.",
  apiUp: "A API de contagens voltou a responder.",
  limits: {
    "at-least": (figure, value, limit) => `${figure}: ${value}. A regra diz no mínimo ${limit}.`,
    "at-most": (figure, value, limit) => `${figure}: ${value}. A regra diz no máximo ${limit}.`,
  },
  solved: (what) => `Resolvido: ${what}`,
  reasons: {
    over: "A regra não se aplica mais.",
    ended: "A contagem terminou.",
    gone: "A API não lista mais a contagem.",
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
  stale: "A API não responde, por isso não há números.",
};
