import { alertWords } from "#messages/pt/alert-words.ts";
import type { en } from "./en.ts";

export const pt: typeof en = {
  ...alertWords,
  counted: "Contado",
  target: "Meta não atingida",
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
