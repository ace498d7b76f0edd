import type { access as english } from "#messages/en/access.ts";

/** Messages about access: sharing, its scope and what is hidden. */
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
  print: "Imprimir",
  share: "Compartilhar",
  onScreen: "Na tela",
  account: {
    title: "Acesso",
    scope: {
      all: "Compartilhado",
      counting: "Só esta contagem",
      countings: "Só algumas contagens",
      warehouse: "Só um armazém",
    },
  },
  signIn: "Entrar",
  toShared: "Ver o que foi compartilhado",
};
