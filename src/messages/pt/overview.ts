import type { overview as english } from "#messages/en/overview.ts";
import { afterPreposition, around } from "./moments.ts";
import { plural } from "./plural.ts";

const lines = (count: string, of: number) => `${count} ${plural(of, "linha", "linhas")}`;

/** Messages of a counting's overview: its charts, their tables and its work queues. */
export const overview: typeof english = {
  scope: (matching, total, of) => `Exibindo ${matching} de ${lines(total, of)}`,
  arriving: "As linhas ainda estão sendo lidas.",
  filterFailed:
    "Não foi possível limitar as linhas a estes filtros. Os gráficos e os números são os de antes.",
  noChart: "O gráfico não pôde ser carregado; a tabela tem seus números.",
  others: (count) => `mais ${count}`,
  asTable: "Ver como tabela",
  tableOf: (title) => `${title}, como tabela`,
  noLines: "Não há linhas a mostrar",
  more: "Mais números",
  columns: {
    lines: "Linhas",
    counted: "Contadas",
    left: "Por contar",
    discrepancies: "Divergências",
    accuracy: "Acurácia",
    tolerance: "Com tolerância",
    behind: "Com base em",
    netValue: "Variação líquida a custo",
    absoluteValue: "Variação absoluta a custo",
    shareOfLines: "% das linhas",
    shareOfValue: "% do valor",
    valueAtRisk: "Valor não contado",
    countedOf: "Contadas",
  },
  countedOf: (counted, of) => `${counted} de ${of}`,
  burnUp: {
    title: "Linhas contadas ao longo do tempo",
    summary: (counted, total) =>
      `${counted} de ${total} ${plural(total, "linha contada", "linhas contadas")} ao longo do tempo`,
    counted: (count) => `Contadas ${count}`,
    paceNow: (count) => `Plano ${count}`,
    deadline: (time) => `Prazo ${time}`,
    deadlineWith: (time, count) =>
      `Prazo ${time}, com ${count} ${plural(count, "contada", "contadas")}`,
    restart: (time) => `retomar até ${afterPreposition(time)}`,
    forecast: (early, late) =>
      late === null
        ? `Fim ${around(early)}`
        : `Fim entre ${afterPreposition(early)} e ${afterPreposition(late)}`,
    needed: (rate) => `necessárias: ${rate}`,
    perHour: "Linhas por hora",
    partRead: (share) => `${share} das linhas lidas`,
    from: "De",
    finished: "Concluídas",
    byThen: "Contadas até então",
    pace: "Plano até então",
    slots: "Linhas concluídas por horário",
    slot: (from, until, count, of) =>
      `${from} a ${until}: ${lines(count, of)} ${plural(of, "concluída", "concluídas")}`,
    readCounted: (count) => `${count} ${plural(count, "contada", "contadas")}`,
    readPace: (count) => `${count} pelo plano`,
    readRate: (rate) => `${rate} por hora`,
  },
  zones: {
    title: "Por zona",
    group: "Zona",
    depth: "Partes do código da localização que formam uma zona",
    like: (code) => `Zona: ${code}`,
  },
  classes: {
    title: "Classes ABC",
    group: "Classe",
    scope: "contado; proporção de linhas e de valor a custo",
    none: "Sem classe",
    left: "por contar",
    lines: "linhas",
    value: "valor",
    risk: "ainda não contados",
    valueCounted: "Valor contado",
    valueAtRisk: "Valor ainda não contado",
    atRiskScope: "estoque esperado não contado, a custo",
  },
  progress: {
    title: "Progresso e acurácia",
    by: "Progresso e acurácia por",
    groups: { zone: "Zona", person: "Pessoa", abc: "Classe ABC" },
    counted: "Contadas",
    left: "por contar",
    accurate: (share) => `acurácia ${share}`,
    value: "A custo",
    mean: (share) => `todas ${share}`,
    legend: "Anel: menos de 20 linhas",
  },
  accuracy: {
    tolerant: "Dentro da tolerância",
    of: (count, of) => `de ${lines(count, of)}`,
    settings: "Tolerâncias",
    settingsLead:
      "Quanto uma contagem pode desviar e ainda passar, em porcentagem do estoque esperado",
    classOf: (name) => (name === "none" ? "Sem classe" : `Classe ${name}`),
    reset: "Redefinir tolerâncias",
    badPercent: "Não aplicado: escreva uma porcentagem de 0 a 100.",
  },
  cost: {
    title: "Quanto custam as diferenças",
    scope: "diferença × custo",
    kind: "Variação",
    units: "Unidades",
    value: "A custo",
    net: "Líquida",
    absolute: "Absoluta",
    gains: "Sobra",
    losses: "Falta",
    coverage: "Divergências documentadas",
  },
  products: {
    title: "Maiores divergências",
    group: "Produto",
    short: "falta",
    over: "sobra",
    makingUp: (few, few1, all) =>
      `${plural(few1, `o primeiro de ${all} ${plural(all, "produto", "produtos")} é`, `os primeiros ${few} de ${all} produtos são`)} 80%`,
    withoutCosts: (count, count1) =>
      `${count} ${plural(count1, "produto tem", "produtos têm")} divergência`,
    worthless: "As divergências não têm valor a custo",
    none: "Nenhum produto tem divergência",
    cumulative: "Acumulado",
  },
  reasons: {
    title: "Por motivo",
    group: "Motivo",
    none: "Nenhuma linha está documentada",
  },
  queues: {
    title: "Pendente de decisão",
    none: "Nada pendente de decisão",
    undocumented: "Divergências sem motivo",
    "recount-worse": "Recontagens que se afastaram mais",
    misplaced: "Provavelmente no lugar errado",
    "pack-hint": "Caixa contada como unidade?",
    incident: "Linhas com incidente",
    stalled: "Iniciadas há muito tempo e não concluídas",
    "not-counted": "Ainda não contadas",
    more: (count, of) => `mais ${count} ${plural(of, "verificação", "verificações")}`,
    dataChecks: (count, of) => `${count} ${plural(of, "verificação", "verificações")} de dados`,
  },
  incidents: {
    title: "Incidentes por tipo",
    group: "Tipo",
    scope: (count, of) => `em ${lines(count, of)}`,
    untyped: "Sem tipo",
  },
  people: {
    title: "Pessoas",
    group: "Atribuídas a",
    scopeFiltered: "com linhas correspondentes; velocidade de todas as suas linhas",
    lastHour: "Últimos 60 min",
    perHour: "Por hora",
    lastFinish: "Última linha",
    idle: "Parado",
    idleFor: (duration) => `Parado há ${duration}`,
    slow: (name, rate, median) =>
      `${name} contou ${rate} nos últimos 60 min; os demais, ${median}.`,
    noneIdle: "Todos com linhas em aberto contaram nos últimos 60 min.",
    idlePeople: (count, of) =>
      `${count} ${plural(of, "pessoa está parada", "pessoas estão paradas")}.`,
    state: "Agora",
    none: "Nenhuma linha está atribuída a alguém",
  },
  recounts: {
    title: "Recontagens",
    scope: (count, of) => `${lines(count, of)} com contagem anterior`,
  },
};
