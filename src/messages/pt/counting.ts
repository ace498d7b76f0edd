import type { counting as english } from "#messages/en/counting.ts";
import { plural } from "./plural.ts";

const lines = (count: number) => plural(count, "linha", "linhas");

/** Words of one counting's page. */
export const counting: typeof english = {
  announceReady: (warehouse) => `Contagem de ${warehouse} carregada`,
  breadcrumb: "Caminho",
  started: "Início",
  deadline: "Prazo",
  lastFinish: "Última linha concluída",
  ended: "Fim",
  countingId: "Id da contagem",
  participants: (count) => `Participantes, ${count}`,
  recountRound: "Rodada de recontagem",
  in: (duration) => `em ${duration}`,
  ago: (duration) => `há ${duration}`,
  progress: "Progresso",
  counted: "contadas",
  withDiscrepancy: "com divergência",
  inProgress: "em andamento",
  left: "por contar",
  start: (time) => `início ${time}`,
  deadlineAt: (time) => `prazo ${time}`,
  pace: "Ritmo",
  overdue: "Vencida:",
  yesOrNo: (yes) => (yes ? "sim" : "não"),
  noConclusion: "Sem previsão enquanto os números estiverem desatualizados",
  figures: {
    counted: "Contadas",
    left: "Por contar",
    rate: "Velocidade",
    accuracy: "Acurácia",
    netVariance: "Variação líquida",
    absoluteVariance: "Variação absoluta",
    undocumented: "Sem documentação",
    incidents: "Incidentes",
    perHour: "/h",
    lastHour: "em 60 min;",
    lastWorkHour: "em 1 h útil;",
    overall: "média",
    ofTotal: (counted) => `${counted} de`,
    inProgress: (count) => `${count} em andamento`,
    withoutDifference: (count) => `${count} sem diferença`,
    atCost: "diferença × custo",
    shortAndOver: (short, over) => `${short} em falta, ${over} em sobra`,
    ofDiscrepancies: (count, discrepancies) =>
      `de ${count} ${plural(discrepancies, "divergência", "divergências")}`,
    onLines: (count, of) => `em ${count} ${lines(of)}`,
  },
  tabs: {
    label: "Partes da contagem",
    overview: "Visão geral",
    lines: "Linhas",
    discrepancies: "Divergências",
    incidents: "Incidentes",
    recounts: "Recontagens",
    people: "Pessoas",
  },
  lineFigures: {
    title: "Números das linhas",
    scope: "somados a partir das linhas de produto",
    "lines-total": "Linhas",
    "lines-counted": "Contadas",
    "lines-left": "Por contar",
    "lines-discrepancies": "Divergências",
    recounted: "Linhas com contagem anterior",
  },
  notices: {
    unreadable: (count, of, total) => `Não foi possível ler ${count} de ${of} ${lines(total)}.`,
    unreadableConsequence: "Nenhum número tirado das linhas as inclui.",
    headerCountsThem:
      "O cabeçalho as conta: a barra usa o cabeçalho; os gráficos e a tabela usam as linhas.",
    unreadableLine: (position, field) => `Linha ${position}: ${field}`,
    disagree: (figure, header, lines) =>
      `O cabeçalho diz ${header} ${figure}; as linhas dizem ${lines}.`,
    disagreeConsequence: "A barra usa o cabeçalho; os gráficos e a tabela usam as linhas.",
    figure: {
      total: "no total",
      counted: "contadas",
      left: "por contar",
      incidents: "incidentes",
    },
    doesNotAddUp: (counted, left, total) =>
      `O cabeçalho não fecha: ${counted} contadas e ${left} por contar não somam ${total}.`,
    finishedWithoutCount: (count, of) =>
      `${count} ${plural(of, "linha concluída", "linhas concluídas")} sem quantidade contada`,
    differenceBeforeCount: (count, of) => `${count} ${lines(of)} com diferença, mas sem contagem`,
    oddFinish: (count, of) =>
      `${count} ${plural(of, "linha concluída", "linhas concluídas")} antes do início ou no futuro`,
    repeated: (count, of) => `${count} ${lines(of)} com índice ou id que outra linha também tem`,
    ofAnotherCounting: (count, of) =>
      `${count} ${plural(of, "linha que indica", "linhas que indicam")} outra contagem`,
    incomplete: (read, total, of) => `Só chegaram ${read} de ${total} ${lines(of)}.`,
    incompleteConsequence:
      "Os números das linhas, os gráficos e a tabela abrangem só estas; os do cabeçalho e a barra, todas.",
    loadAllLines: "Carregar todas as linhas",
    noWindow: "O prazo não é posterior ao início; por isso não há ritmo.",
    oddities: "Algumas linhas são incomuns; seus números aparecem como chegaram:",
    which: "Quais?",
  },
  noOverview:
    "A visão geral não pôde ser carregada. As linhas podem ser lidas; recarregue a página para tentar de novo.",
  readingLines: "Linhas lidas",
  stopReading: "Parar",
  loadingLines: (read, total) => `${read} de ${total} linhas lidas`,
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
      `de ${matching} ${lines(of)} que ${plural(of, "corresponde", "correspondem")}`,
    allInStrip: (total, of) => `${of === 1 ? "de" : "das"} ${total} ${lines(of)}`,
    filter: (name) => `Filtrar linhas: ${name}`,
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
