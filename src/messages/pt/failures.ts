import type { failures as english } from "#messages/en/failures.ts";

/** What a failure means to the person in front of it: what happened, who can do something about it. */
export const failures: typeof english = {
  "upstream-credentials": {
    title: "A API recusou as credenciais",
    text: "O id ou o segredo do cliente está errado, não tem permissão para ler isto ou a integração foi removida. Um administrador precisa informá-los de novo nas configurações do gateway; tentar de novo não resolve.",
  },
  "not-found": {
    title: "Não encontrado",
    text: "Pode ter sido removido ou ser de outra organização, ou o endereço pode estar incompleto.",
  },
  "no-longer-available": {
    title: "Não está mais disponível",
    text: "A API não tem mais o registro de erros desta importação.",
  },
  "upstream-rejected": {
    title: "A API rejeitou a solicitação",
    text: "Ela não a aceitou como foi enviada; outras páginas ainda podem funcionar. Se continuar assim, um administrador encontra o status da API no registro do gateway.",
  },
  "rate-limited": {
    title: "Solicitações demais",
    text: "A API, ou o gateway em seu lugar, pede para ir mais devagar. Não é preciso fazer nada: a próxima tentativa vem sozinha, não antes do que foi pedido.",
  },
  "upstream-unavailable": {
    title: "A API não está disponível",
    text: "Ela falhou, está fora do ar ou não pode ser alcançada pelo gateway. Se continuar assim, fale com quem administra a API.",
  },
  "upstream-timeout": {
    title: "A API não respondeu a tempo",
    text: "Ela pode estar ocupada, ou nada chega até ela. Se continuar assim, fale com quem administra a API.",
  },
  "upstream-redirect": {
    title: "A API mandou o gateway para outro lugar",
    text: "Redirecionamentos não são seguidos. Um administrador deve verificar COUNTING_API_URL.",
  },
  "upstream-not-json": {
    title: "A resposta não pode ser lida",
    text: "O que chegou não é o que a API de contagens responde, ou não está completo. Se continuar assim, um administrador deve verificar COUNTING_API_URL.",
  },
  "upstream-too-large": {
    title: "A resposta é grande demais",
    text: "Ela excede o limite do gateway; outras páginas ainda podem funcionar. Para as contagens, um administrador pode aumentá-lo com MAX_BODY_MB.",
  },
  "bad-request": {
    title: "O endereço não é válido",
    text: "Uma parte dele tem uma forma que o gateway não aceita.",
  },
  "method-not-allowed": {
    title: "O gateway recusou a solicitação",
    text: "Ele só permite leitura.",
  },
  "access-denied": {
    title: "Nenhuma sessão iniciada",
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
    title: "O link foi revogado",
    text: "Quem o enviou pode enviar um novo.",
  },
  unreachable: {
    title: "O gateway do Countboard não responde",
    text: "A rede está fora do ar ou o gateway está sendo reiniciado.",
  },
  "cut-off": {
    title: "A resposta foi interrompida",
    text: "A conexão terminou antes de tudo chegar; por isso nada dela é mostrado. Se continuar assim, um administrador encontra a causa no registro do gateway.",
  },
  contract: {
    title: "A resposta não é a que a API promete",
    text: "Um campo obrigatório falta ou tem outra forma; por isso nenhum dos seus números é confiável.",
  },
  noCounting: "Nenhuma contagem com este id",
  technical: (path, cause, time) => `GET ${path}, ${cause}, ${time}`,
  status: (status) => `HTTP ${status}`,
  noAnswer: "sem resposta",
  cutOff: "interrompida",
  field: (field) => (field ? `campo ${field}` : "não é JSON"),
  tryNow: "Tentar agora",
  figuresAge: (age) => `Os números são de ${age} atrás.`,
  figuresStay: "Os últimos números ficam até que cheguem outros.",
  withdrawn: "Ritmo, previsão e contagens regressivas ficam suspensos até que a fonte responda.",
  triesByItself: "A próxima tentativa vem sozinha.",
  nextTryIn: (time) => `Próxima tentativa em ${time}.`,
  triesNow: "Tentando de novo agora.",
  backToCountings: "Voltar às contagens",
};
