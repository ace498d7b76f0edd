import type { failures as english } from "#messages/en/failures.ts";

/** What a failure means to the person in front of it: what happened, who can do something about it. */
export const failures: typeof english = {
  "upstream-credentials": {
    title: "O sistema de estoque recusou o acesso do Countboard",
    text: "As credenciais estão erradas ou foram retiradas; tentar de novo não resolve. Peça ao administrador que as informe de novo.",
  },
  "not-found": {
    title: "Não encontrado",
    text: "Pode ter sido removido, ou o endereço está incompleto. Confira o endereço ou volte à lista.",
  },
  "no-longer-available": {
    title: "Não está mais disponível",
    text: "O sistema de estoque não guarda mais o registro de erros desta importação. Repita a importação para ter um novo.",
  },
  "upstream-rejected": {
    title: "O sistema de estoque recusou esta solicitação",
    text: "Outras páginas ainda podem funcionar. Se continuar, avise a TI.",
  },
  "rate-limited": {
    title: "Solicitações demais",
    text: "O sistema de estoque pede para ir mais devagar. Não é preciso fazer nada: a página tenta de novo sozinha.",
  },
  "upstream-unavailable": {
    title: "O sistema de estoque não responde",
    text: "Ele pode estar fora do ar. Se continuar, avise a TI.",
  },
  "upstream-timeout": {
    title: "O sistema de estoque está demorando demais",
    text: "Ele pode estar ocupado. Se continuar, avise a TI.",
  },
  "upstream-redirect": {
    title: "O sistema de estoque não está no seu endereço",
    text: "O endereço dele mudou, e tentar de novo não resolve. Avise a TI (configuração COUNTING_API_URL).",
  },
  "upstream-not-json": {
    title: "A resposta do sistema de estoque não pode ser lida",
    text: "Está incompleta ou vem de outro lugar. Se continuar, avise a TI (configuração COUNTING_API_URL).",
  },
  "upstream-too-large": {
    title: "A resposta é grande demais",
    text: "Ela excede o limite do Countboard; as outras páginas continuam funcionando. A TI pode aumentá-lo com MAX_BODY_MB.",
  },
  "bad-request": {
    title: "O endereço não é válido",
    text: "Uma parte não pode estar certa. Confira-o, ou volte e abra a página de novo.",
  },
  "method-not-allowed": {
    title: "Isto não é possível",
    text: "O Countboard só lê o sistema de estoque e não muda nada nele.",
  },
  "access-denied": {
    title: "Você não está conectado",
    text: "A sessão terminou ou não existia. Entre, ou abra um link compartilhado.",
  },
  "out-of-scope": {
    title: "Não faz parte do que foi compartilhado",
    text: "O link aberto mostra outra coisa. Quem o enviou pode compartilhar isto também.",
  },
  "share-expired": {
    title: "O link expirou",
    text: "Quem o enviou pode enviar um novo.",
  },
  "share-revoked": {
    title: "Este link não funciona mais",
    text: "Ele não é mais compartilhado. Peça um novo à pessoa que o enviou.",
  },
  "shares-unusable": {
    title: "O Countboard não consegue usar seu arquivo shares.json",
    text: "Nele consta quem pode ver o quê, então links e telas não recebem números, e não se pode compartilhar nem parar de compartilhar nada. Avise a TI: o registro do gateway e /readyz dizem o que fazer (configuração STATE_DIR).",
  },
  "views-unusable": {
    title: "O Countboard não consegue usar seu arquivo views.json",
    text: "Ele contém as visões para todos; todo o resto funciona. Avise a TI: o registro do gateway e /readyz dizem o que fazer (configuração STATE_DIR).",
  },
  "alerts-unusable": {
    title: "O Countboard não consegue usar seus arquivos de alertas",
    text: "Eles contêm os alertas e suas mensagens, então nenhuma é enviada, nem de teste; todo o resto funciona. Avise a TI: o registro do gateway diz o que fazer (configuração STATE_DIR).",
  },
  "history-off": {
    title: "Nenhum histórico é guardado aqui",
    text: "O Countboard não guarda as contagens encerradas. Avise a TI: a configuração ARCHIVE_DIR ativa isso.",
  },
  "history-engine-missing": {
    title: "Não é possível calcular o histórico",
    text: "Uma parte do Countboard não está instalada. Avise a TI: o registro do gateway diz como adicioná-la.",
  },
  "history-reading": {
    title: "Ainda não lido",
    text: "O Countboard ainda lê as contagens encerradas. Tente de novo em alguns minutos.",
  },
  "history-unavailable": {
    title: "O histórico não responde",
    text: "Todo o resto funciona. Tente de novo em um minuto. Se continuar, avise a TI.",
  },
  unreachable: {
    title: "O Countboard não responde",
    text: "A rede caiu ou o Countboard está reiniciando. Se continuar, confira sua conexão ou avise a TI.",
  },
  "cut-off": {
    title: "A conexão caiu",
    text: "Não chegou tudo, por isso nada é mostrado. Se continuar, avise a TI.",
  },
  contract: {
    title: "O sistema de estoque enviou algo inesperado",
    text: "Falta um valor necessário ou ele está errado, por isso estes números não são mostrados. Outras páginas funcionam. Avise a TI.",
  },
  noCounting: "Nenhuma contagem com este id",
  forIt: "Detalhes para a TI",
  technical: (path, cause, time) => `GET ${path}, ${cause}, ${time}`,
  status: (status) => `HTTP ${status}`,
  noAnswer: "sem resposta",
  cutOff: "interrompida",
  field: (field) => (field ? `campo ${field}` : "não é JSON"),
  tryNow: "Tentar agora",
  figuresAge: (age) => `Os números são de ${age} atrás.`,
  figuresStay: "Os últimos números ficam até que cheguem outros.",
  withdrawn:
    "Plano, previsão e contagens regressivas voltam quando o sistema de estoque responder.",
  triesByItself: "A próxima tentativa vem sozinha.",
  nextTryIn: (time) => `Próxima tentativa em ${time}.`,
  triesNow: "Tentando de novo agora.",
  backToCountings: "Voltar às contagens",
};
