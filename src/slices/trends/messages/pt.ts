import { nouns, plural } from "#messages/pt/plural.ts";
import type { messages as english } from "./en.ts";

/** Messages of the page that compares countings over time. */
export const messages: typeof english = {
  title: "Tendências",
  metric: "Indicador",
  metrics: {
    discrepancies: "Divergências",
    incidents: "Incidentes",
    share: "Conclusão",
  },
  shown: {
    discrepancies: "Divergências por 100 linhas contadas",
    incidents: "Incidentes por 1.000 linhas contadas",
    share: "Linhas contadas no final, das linhas a contar",
  },
  value: {
    discrepancies: (value) => `${value} por 100`,
    incidents: (value) => `${value} por 1.000`,
    share: (value) => value,
  },
  scale: "Cada ponto é uma contagem, no seu início; todos os painéis têm a mesma escala.",
  hollow: "Vazado: em andamento. Maior: mais linhas.",
  usual: "Linha tracejada: o habitual. Linha vertical: início deste mês.",
  target: {
    line: "A linha contínua é a meta, que decorre da meta de acurácia.",
    met: (limit, accuracy) =>
      `a média atinge a meta de no máximo ${limit} (acurácia de ${accuracy})`,
    missed: (apart, limit, accuracy) =>
      `a média está ${apart} acima da meta de ${limit} (acurácia de ${accuracy})`,
    early: (limit, accuracy) =>
      `meta de no máximo ${limit} (acurácia de ${accuracy}): ainda é cedo para dizer`,
  },
  panels: "Por armazém",
  change: {
    basis: (count, of) =>
      of === 0
        ? "nenhuma concluída neste mês"
        : `${count} ${plural(of, "concluída", "concluídas")} neste mês`,
    more: (amount) => `${amount} a mais que o normal`,
    less: (amount) => `${amount} a menos que o normal`,
    verdicts: { "as-usual": "Como sempre", "too-few": "Poucas para comparar" },
    worse: (warehouses) => `Pior que o normal neste mês: ${warehouses}`,
    better: (warehouses) => `Melhor: ${warehouses}`,
    onlyBetter: (warehouses) => `Melhor que o normal neste mês: ${warehouses}`,
    none: "Este mês está como sempre onde se contou o suficiente",
    few: "Poucas contagens concluídas neste mês para comparar",
    and: (count) => `mais ${count}`,
  },
  noFigure: "Ainda não há dados.",
  noChart: "O gráfico não pôde ser carregado; a tabela tem seus números.",
  chart: (warehouse, figure, points) =>
    `${warehouse}: ${figure}, ${points} ${plural(points, "ponto", "pontos")}; as setas vão de ponto em ponto`,
  point: (started, value, lines) => `${started}: ${value}; ${lines}`,
  linesBehind: {
    discrepancies: (part, counted) =>
      `${part} em ${counted} ${plural(counted, "linha contada", "linhas contadas")}`,
    incidents: (part, counted) =>
      `${part} em ${counted} ${plural(counted, "linha contada", "linhas contadas")}`,
    share: (part, total) => `${part} de ${total} ${nouns.lines(total)}`,
  },
  stillRunning: "Ainda em andamento",
  scope: (countings, count, warehouses, places) =>
    `${countings} ${nouns.counts(count)} em ${warehouses} ${plural(places, "armazém", "armazéns")}`,
  loaded: (loaded, total) => `${loaded} de ${total} ${plural(loaded, "carregada", "carregadas")}`,
  progress: "Contagens carregadas",
  cancel: "Cancelar",
  loadRest: "Carregar o resto",
  table: {
    show: "Ver como tabela",
    name: "Contagens do período",
    warehouse: "Armazém",
    started: "Início",
    size: "Linhas",
    counted: "Contadas",
    discrepancies: "Divergências",
    discrepanciesPer: "Diverg. por 100",
    incidents: "Incidentes",
    incidentsPer: "Incidentes por 1.000",
    share: "Conclusão",
    window: "Previsto, h",
    order: "mais recentes primeiro",
  },
  stopped: (loaded, total) => `Interrompido após ${loaded} de ${total} ${nouns.counts(total)}.`,
  failed: (loaded, total) =>
    `Só foi possível carregar ${loaded} de ${total} ${nouns.counts(total)}.`,
  partial: "Medianas e painéis são só destas.",
  none: {
    title: "Sem contagens neste período",
    text: "Nenhuma foi iniciada nos últimos 90 dias; pode haver mais antigas.",
  },
  noMatch: {
    title: "Nenhuma contagem corresponde",
    text: "Nenhuma contagem deste armazém começou neste período.",
  },
  announceLoaded: (countings, warehouses) =>
    `${countings} ${nouns.counts(countings)} de ${warehouses} ${plural(warehouses, "armazém", "armazéns")} ${plural(countings, "carregada", "carregadas")}`,
  announceStale: "Os números estão desatualizados",
  file: (from, to, partial) => `countboard-tendencias-${from}-a-${to}${partial ? "-parcial" : ""}`,
};
