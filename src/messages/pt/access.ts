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
  print: "Imprimir",
  share: "Compartilhar",
  onScreen: "Na tela",
  shareChoices: {
    open: "Qualquer pessoa que chegue a este endereço pode abri-lo.",
    needsAccess: "A outra pessoa também precisa de acesso ao Countboard.",
    needsShare: "A outra pessoa precisa de um link próprio: quem enviou este pode criar outro.",
    copied: "Copiado. O link abre exatamente esta visão.",
    outside: "Link para alguém de fora",
    outsideText: "Abre sem iniciar sessão; custos e nomes ficam ocultos se você não os mostrar",
  },
  account: {
    title: "Acesso",
    viewer: "Sessão de leitura",
    admin: "Sessão de administrador",
    known: (name) => `Sessão de ${name}`,
    knownAdmin: (name) => `Sessão de ${name}, com acesso de administrador`,
    link: (name) => `Link compartilhado “${name}”`,
    screen: (name) => `Tela “${name}”`,
    sees: {
      all: "Mostra tudo",
      counting: "Mostra só esta contagem",
      countings: "Mostra só contagens escolhidas",
    },
    seesCounting: (name, start) => `Mostra só ${name}, iniciada ${start}`,
    seesWarehouse: (name) => `Mostra só as contagens ativas de ${name}`,
    scope: {
      all: "Compartilhado",
      counting: "Só esta contagem",
      countings: "Só algumas contagens",
      warehouse: "Só um armazém",
    },
    until: (instant) => `Até ${instant}`,
    signOut: "Sair",
    leave: "Sair deste link",
    signOutFailed: "Não foi possível sair. Tente de novo.",
  },
  signIn: "Entrar",
  toShared: "Ver o que foi compartilhado",
};
