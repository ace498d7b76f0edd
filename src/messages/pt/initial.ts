import type { initial as english } from "#messages/en/initial.ts";
import { plural } from "./plural.ts";

const lines = (count: string, of: number) => `${count} ${plural(of, "linha", "linhas")}`;

/** Words of a counting's late parts that show before their code is loaded. */
export const initial: typeof english = {
  header: {
    back: "Voltar às contagens",
    undocumented: "sem documentação",
    figures: "Números",
    tools: "Ferramentas",
    more: "Mais",
    benefits: {
      rescue: "O que é preciso para cumprir o prazo",
      recountRound: "As linhas que vale a pena recontar",
      replay: "Rever a contagem desde o início",
      changes: "O que aconteceu desde a sua última visita",
    },
  },
  actions: {
    share: "Compartilhar",
    print: "Imprimir",
    onScreen: "Em uma tela",
  },
  report: {
    onPaper: "Impresso como estava na tela: as linhas à vista. O relatório tem as outras.",
  },
  replay: {
    open: "Reprodução",
    openChanges: "O que mudou",
    closeChanges: "Fechar o que mudou",
    backToLive: "Voltar ao vivo",
    failed: "A reprodução não pôde ser carregada. Recarregar a página costuma resolver.",
    rebuilt: "reconstruído a partir das linhas",
    rebuiltShort: "reconstruído",
  },
  scope: {
    scopeInStrip: (matching, of) =>
      `de ${lines(matching, of)} que ${plural(of, "corresponde", "correspondem")}`,
    allInStrip: (total, of) => `${of === 1 ? "de" : "das"} ${lines(total, of)}`,
    filter: (name) => `Limitar as linhas a: ${name}`,
  },
  rescue: {
    title: "Plano de resgate",
    notLoaded:
      "O plano de resgate não pôde ser carregado; recarregue a página para tentar de novo.",
  },
  export: {
    open: "Exportar",
    menu: "Exportar linhas",
    notLoaded: "A exportação não pôde ser carregada. Verifique a conexão e recarregue a página.",
  },
  filters: {
    name: "Filtros",
    facets: {
      state: "Status",
      zone: "Zona",
      difference: "Diferença",
      documented: "Documentação",
      person: "Atribuída a",
    },
    remove: (filter) => `Remover filtro: ${filter}`,
    failed: "Os filtros não puderam ser carregados. Recarregar a página costuma resolver.",
    noMatch: {
      title: "Nenhuma linha corresponde a estes filtros",
      text: "Todas as linhas desta contagem foram verificadas.",
    },
  },
  columns: {
    open: "Colunas",
    failed: "A escolha de colunas não pôde ser carregada.",
  },
};
