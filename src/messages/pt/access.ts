import type { access as english } from "#messages/en/access.ts";

/** Messages of who may see what: the copied address, who one is, and what is left out. */
export const access: typeof english = {
  costsHidden: "Este link oculta os custos",
  hiddenHere: "Oculto neste link",
  hidden: {
    costs: {
      lead: "Este link oculta os custos",
      text: "No lugar deles há um traço, que não significa 0. O que as pessoas escreveram também fica oculto.",
    },
    names: {
      lead: "Este link oculta os nomes",
      text: "As pessoas aparecem por número. O que escreveram também fica oculto.",
    },
    both: {
      lead: "Este link oculta custos e nomes",
      text: "No lugar dos custos há um traço, que não significa 0; as pessoas aparecem por número. O que escreveram também fica oculto.",
    },
  },
  panelFailed: "Esta parte não pôde ser carregada. Recarregue a página para tentar de novo.",
  copyLink: "Copiar link",
  share: "Compartilhar",
  shareThis: "Compartilhar esta contagem",
  copyPanel: {
    title: "Link para esta visão",
    onScreen: "Mostrar em uma tela do escritório",
    copied: "Copiado. O link guarda o que está à vista:",
    holds: "O link guarda o que está à vista:",
    theme: "Claro ou escuro é escolha de cada pessoa.",
    open: "Qualquer pessoa que chegue a este endereço pode abri-lo.",
    needsAccess: "A outra pessoa também precisa de acesso ao Countboard.",
    needsShare: "A outra pessoa precisa de um link próprio: quem enviou este pode criar outro.",
    makeShare: "Criar um link para alguém sem acesso",
    parts: {
      zone: (zone) => `horários em ${zone}`,
      warehouse: "o armazém",
      time: "o período",
      filters: "os filtros",
      search: "a busca",
      sort: "a ordenação",
      tab: "a aba",
      columns: "as colunas",
      settings: "os ajustes da visão",
      line: "a linha aberta",
    },
  },
  account: {
    title: "Acesso",
    viewer: "Sessão de leitura",
    admin: "Sessão de administrador",
    known: (name) => `Sessão de ${name}`,
    knownAdmin: (name) => `Sessão de ${name}, com acesso de administrador`,
    link: (name) => `Link compartilhado “${name}”`,
    screen: (name) => `Tela “${name}”`,
    sees: { all: "Mostra tudo", counting: "Mostra só esta contagem" },
    seesWarehouse: (name) => `Mostra só o que está ativo em ${name}`,
    scope: { all: "Compartilhado", counting: "Só esta contagem", warehouse: "Só um armazém" },
    until: (instant) => `Até ${instant}`,
    shares: "Links e telas",
    signOut: "Sair",
    leave: "Sair deste link",
    signOutFailed: "Não foi possível sair. Tente de novo.",
  },
  signIn: "Entrar",
  outside: (covers) =>
    `O link aberto abrange: ${covers}. Quem o enviou pode compartilhar isto também.`,
  toShared: "Ir ao compartilhado",
};
