import type { AlertMessages } from "#slices/alerts/messages.ts";

const tell: AlertMessages["tell"] = {
  purpose: {
    counting:
      "Este navegador pode mostrar uma notificação quando esta contagem for terminar atrasada, estiver vencida, parar, estiver toda contada mas não encerrada, ou terminar. Deixe esta página aberta, mesmo em segundo plano.",
    warehouse:
      "Este navegador pode mostrar uma notificação quando uma contagem deste armazém for terminar atrasada, estiver vencida, parar, estiver toda contada mas não encerrada, ou terminar. Deixe aberta uma página com as contagens dele, mesmo em segundo plano.",
  },
  on: {
    counting:
      "Você é avisado aqui sobre esta contagem enquanto a página dela ou a lista estiver aberta.",
    warehouse:
      "Você é avisado aqui sobre todas as contagens deste armazém enquanto a lista estiver aberta.",
  },
  byWarehouse: (name) => `Você já é avisado aqui sobre todas as contagens de ${name}.`,
  states: {
    dismissed:
      "O navegador perguntou e nada foi permitido. Pressione o botão para que ele pergunte de novo.",
    denied:
      "Este navegador bloqueia as notificações do Countboard. Permita-as nas configurações dele para este endereço e pressione o botão de novo.",
    unsupported:
      "Este navegador não consegue mostrar notificações aqui. É preciso um endereço com HTTPS e, em celulares, um navegador que as aceite para páginas abertas.",
  },
  notStored: "Este navegador não guarda nada, então isto termina quando você fecha a página.",
  start: "Avisar-me aqui",
  stop: "Parar de avisar",
};

export const messages: AlertMessages = { tell };
