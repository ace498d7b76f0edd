import type { counting as english } from "#messages/en/counting.ts";
import { afterPreposition, at } from "./moments.ts";
import { plural } from "./plural.ts";

const lines = (count: number) => plural(count, "linha", "linhas");

/** Messages of one counting's page. */
export const counting: typeof english = {
  announceReady: (warehouse) => `Contagem de ${warehouse} carregada`,
  started: "Início",
  deadline: "Prazo",
  lastFinish: "Última linha concluída",
  ended: "Fim",
  participants: (count) => `Participantes, ${count}`,
  recountRound: "Para recontar",
  in: (duration) => `em ${duration}`,
  ago: (duration) => `há ${duration}`,
  progress: "Progresso",
  counted: "contadas",
  of: "de",
  withDiscrepancy: "com divergência",
  left: "por contar",
  start: (time) => `início ${time}`,
  deadlineAt: (time) => `prazo ${time}`,
  pace: "Plano",
  evenPaceNow: (counted, total, due) => `${counted} de ${total}. Previsto até agora: ${due}.`,
  overdue: "Fora do prazo:",
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
    firstToLast: "da primeira à última linha",
    inProgress: (count) => `${count} em andamento`,
    atCost: "diferença × custo",
    shortAndOver: (short, over) => `${short} em falta, ${over} em sobra`,
    ofDiscrepancies: (count, discrepancies) =>
      `de ${count} ${plural(discrepancies, "divergência", "divergências")}`,
    onLines: (count, of) => `em ${count} ${lines(of)}`,
    exactOf: (count, of) => `${count} de ${of} ${plural(count, "exata", "exatas")}`,
    net: "Líquida",
    absolute: "Absoluta",
    short: "Falta",
    over: "Sobra",
    lines: (count, of) => `${count} ${lines(of)}`,
    atCostUnits: (units) => `a custo; ${units} un.`,
    inAll: (figure) => `${figure} no total`,
    ofInAll: (figure) => `de ${figure} no total`,
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
    title: "Verificação",
    scope: "totais das linhas",
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
      "O resumo as inclui. A barra mostra o resumo; os gráficos e a tabela, as linhas.",
    unreadableLine: (position, field) => `Linha ${position}: ${field}`,
    incomplete: (read, total, of) =>
      `Só ${plural(read, "chegou", "chegaram")} ${read} de ${total} ${lines(of)}.`,
    incompleteConsequence:
      "Os gráficos, a tabela e os números das linhas abrangem só estas; a barra abrange todas.",
    loadAllLines: "Carregar todas as linhas",
    which: "Quais?",
  },
  noOverview:
    "A visão geral não pôde ser carregada, mas as linhas sim. Recarregue a página para tentar de novo.",
  readingLines: "Linhas lidas",
  stopReading: "Parar",
  loadingLines: (read, total) =>
    `${read} de ${total} ${plural(total, "linha lida", "linhas lidas")}`,
  header: {
    back: "Voltar às contagens",
    undocumented: "sem documentação",
    figures: "Números",
    tools: "Ferramentas",
    more: "Mais",
    benefits: {
      rescue: "O que é preciso para cumprir o prazo",
      rescueEnough: (count, of, moment) =>
        `${count} ${plural(of, "pessoa basta", "pessoas bastam")} para terminar até ${afterPreposition(moment)}`,
      rescueJustAfter: (count, of, moment) =>
        `Fim logo depois do prazo; com ${count} ${plural(of, "pessoa", "pessoas")}, até ${afterPreposition(moment)}`,
      rescueInTime: {
        lastHour: (rate) => `No prazo se o ritmo da última hora (${rate} por hora) se mantiver`,
        sinceStart: (rate) => `No prazo com a média de ${rate} por hora`,
      },
      rescueElse: (claim, count, of) =>
        `${claim}; senão, mais ${count} ${plural(of, "pessoa", "pessoas")}`,
      rescueElseNever: (claim, count, of) =>
        `${claim}; senão, nem com ${count} ${plural(of, "pessoa", "pessoas")}`,
      rescueBring: (count, of, zones) =>
        `Enviar mais ${count} ${plural(of, "pessoa", "pessoas")} para ${zones}`,
      rescueStart: (count, of, moment) =>
        `${count} ${plural(of, "pessoa", "pessoas")}; começar até ${afterPreposition(moment)}`,
      rescueLate: (count, of, moment) =>
        `Fora do prazo; com ${count} ${plural(of, "pessoa", "pessoas")}, fim ${at(moment)}`,
      recountRound: "As linhas que vale a pena recontar",
      recountLines: (count, of) => `Recontar ${count} ${lines(of)} para verificar 80% do valor`,
      recountLinesInUnits: (count, of) =>
        `Recontar ${count} ${lines(of)} para verificar 80% das unidades`,
      changes: "O que aconteceu desde a sua última visita",
      changesSince: (time, count, of) =>
        `Desde ${afterPreposition(time)}: ${count} ${lines(of)} ${plural(of, "contada", "contadas")}`,
    },
  },
  actions: {
    print: "Imprimir",
    more: "Mais ações",
  },
  report: {
    onPaper: "Impresso como na tela: só as linhas à vista. O relatório tem todas.",
  },
  replay: {
    open: "Reproduzir a contagem",
    openChanges: "O que mudou",
    closeChanges: "Fechar o que mudou",
    changesFailed: "As mudanças não puderam ser carregadas. Recarregue a página.",
    backToLive: "Voltar ao vivo",
    failed: "Não foi possível carregar. Recarregue a página para tentar de novo.",
    rebuilt: "reconstruído a partir das linhas",
    moment: "Momento mostrado",
    notLive: "não ao vivo",
  },
  scope: {
    allInStrip: (total, of) => `${of === 1 ? "de" : "das"} ${total} ${lines(of)}`,
    filter: (name) => `Filtrar linhas: ${name}`,
  },
  rescue: {
    title: "Plano de resgate",
    notLoaded:
      "O plano de resgate não pôde ser carregado; recarregue a página para tentar de novo.",
  },
  exportLines: "Exportar linhas",
  filters: {
    name: "Filtros",
    facets: {
      state: "Status",
      zone: "Zona",
      difference: "Diferença",
      documented: "Documentação",
      person: "Atribuída a",
      recount: "Recontagem",
      abc: "Classe ABC",
      incident: "Incidente",
      lot: "Lote",
      reason: "Motivo",
      product: "Produto",
      misplaced: "Lugar errado?",
      pack: "Caixa ou unidade?",
      stalled: "Parada",
      accuracy: "Acurácia",
      recounted: "Recontada",
      "stock-moved": "Estoque movido",
      "changed-after-count": "Alterado após a contagem",
      "listed-twice": "Repetida",
      "negative-stock": "Estoque negativo",
      "fractional-count": "Quantidade fracionada",
      "finish-before-start": "Concluída antes do início",
    },
    remove: (filter) => `Remover filtro: ${filter}`,
    failed:
      "Os filtros não puderam ser carregados; as linhas ficam como estão. Recarregue a página para tentar de novo.",
    noMatch: {
      title: "Nenhuma linha corresponde a estes filtros",
      text: "Todas as linhas desta contagem foram verificadas.",
    },
  },
  columns: {
    open: "Colunas",
    failed: "A escolha de colunas não pôde ser carregada. Recarregue a página para tentar de novo.",
  },
};
