import { alertWords } from "#messages/pt/alert-words.ts";
import { plural } from "#messages/pt/plural.ts";
import type { AlertMessages } from "#slices/alerts/messages.ts";

const tell: AlertMessages["tell"] = {
  purpose: {
    counting:
      "Este navegador pode mostrar uma notificação quando esta contagem for terminar atrasada, estiver fora do prazo, parar, estiver toda contada mas não encerrada, ou terminar. Deixe esta página aberta, mesmo em segundo plano.",
    warehouse:
      "Este navegador pode mostrar uma notificação quando uma contagem deste armazém for terminar atrasada, estiver fora do prazo, parar, estiver toda contada mas não encerrada, ou terminar. Deixe aberta uma página com as contagens dele, mesmo em segundo plano.",
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
  stop: "Parar de avisar",
};

const conditions: AlertMessages["conditions"] = {
  ...alertWords,
  "at-least": (figure, threshold) => `${figure}: pelo menos ${threshold}`,
  "at-most": (figure, threshold) => `${figure}: no máximo ${threshold}`,
  target: (figure) => `Meta não atingida: ${figure}`,
  anyTarget: "Uma meta não é atingida",
  valueThen: (value) => `então ${value}`,
  from: (moment) => `desde ${moment}`,
  between: (from, to) => `de ${from} a ${to}`,
  ofCounting: "Alertas desta contagem",
  inSpan: "Alertas deste período",
};

const page: AlertMessages["page"] = {
  lead: "O que dizem as regras dos seus alertas, quem elas avisam e o que aconteceu depois. Regras e destinos vêm de um arquivo mantido pela TI.",
  needs: {
    open: {
      title: "Os alertas exigem início de sessão",
      text: "Quem alcança este endereço vê tudo, por isso regras e destinos não aparecem aqui. Peça à TI que ative o início de sessão (configuração ACCESS).",
    },
    viewer: "Só administradores veem regras e destinos",
  },
  watching: {
    here: "Este gateway acompanha as contagens.",
    elsewhere: "Outro gateway do grupo acompanha as contagens e envia.",
  },
  off: {
    title: "Nenhum alerta está configurado",
    text: "O Countboard pode avisar um chat, uma caixa de e-mail ou outro programa quando uma contagem precisa de alguém. A configuração ALERTS_FILE indica o arquivo com regras e destinos; docs/alerts.md tem um pronto para copiar.",
  },
  fault: (moment) => `O arquivo de alertas foi lido de novo ${moment} e tem erros.`,
  faultText:
    "As regras anteriores continuam valendo. Corrija o arquivo e faça o Countboard lê-lo de novo.",
  apiDown: (moment) => `O sistema de estoque não responde desde ${moment}.`,
  apiDownText: "Nenhuma contagem é julgada até ele responder.",
  open: "Alertas abertos",
  noneOpen: "Nenhuma regra se aplica no momento.",
  rules: "Regras",
  noRules: "O arquivo não tem regras.",
  digests: "Resumos",
  targets: "Destinos",
  noTargets: "O arquivo não tem destinos.",
  deliveries: "Últimas entregas",
  noDeliveries: "Nada foi enviado ainda. Um teste mostra se um destino é alcançado.",
  columns: {
    at: "Escrito",
    target: "Destino",
    kind: "Mensagem",
    counting: "Contagem",
    state: "Resultado",
    attempts: "Tentativas",
    error: "Erro",
  },
  kinds: { raised: "Alerta", solved: "Resolvido", digest: "Resumo", test: "Teste" },
  states: {
    waiting: "Aguardando",
    delivered: "Entregue",
    refused: "Recusado",
    "given-up": "Abandonado após um dia",
  },
  nextAttempt: (moment) => `próxima tentativa ${moment}`,
  test: "Enviar um teste",
  testOf: (target) => `Enviar um teste para ${target}`,
  testing: "Enviando …",
  tested: {
    waiting: "O teste está a caminho.",
    delivered: "O teste foi entregue.",
    refused: "O destino recusou o teste.",
    "given-up": "Não foi possível entregar o teste.",
  },
  targetKinds: { webhook: "Webhook", slack: "Slack", teams: "Microsoft Teams", mail: "E-mail" },
  getsCosts: "com custos",
  withoutCosts: "sem custos",
  getsNames: "com nomes",
  withoutNames: "sem nomes",
  allWarehouses: "todos os armazéns",
  warehouses: (codes, count) => `${plural(count, "armazém", "armazéns")} ${codes}`,
  classes: (classes) => `linhas da classe ${classes}`,
  linesFrom: (count) => `linhas: ${count} ou mais`,
  linesTo: (count) => `linhas: até ${count}`,
  quiet: "só no horário de trabalho",
  tells: (targets) => `avisa ${targets}`,
  daily: (times, zone) => `todo dia às ${times} (${zone})`,
  shiftEnd: "no fim de cada turno",
  here: {
    text: "Notificações deste navegador, sem nenhum arquivo. Abra uma contagem, ou filtre a lista por um armazém, para adicionar uma.",
    counting: (name) => `Uma contagem de ${name}`,
    warehouse: (name) => `Todas as contagens de ${name}`,
  },
};

export const messages: AlertMessages = { tell, conditions, page };
