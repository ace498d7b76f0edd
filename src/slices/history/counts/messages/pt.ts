import { nouns, plural } from "#messages/pt/plural.ts";
import type { messages as english } from "./en.ts";

/** Messages of the part that shows each count of the history. */
export const messages: typeof english = {
  title: "Contagem por contagem",
  metric: "Indicador",
  metrics: {
    discrepancies: "Divergências",
    incidents: "Incidentes",
    share: "Conclusão",
  },
  shown: {
    discrepancies: "Divergências por 100 linhas contadas",
    incidents: "Incidentes por 100 linhas contadas",
    share: "Linhas contadas no final, das linhas a contar",
  },
  value: {
    discrepancies: (value) => `${value} por 100`,
    incidents: (value) => `${value} por 100`,
    share: (value) => value,
  },
  scale: "Cada ponto é uma contagem, no seu início; todos os painéis têm a mesma escala.",
  hollow: "Vazado: em andamento. Maior: mais linhas.",
  usual: "Linha tracejada: o normal, como na tabela acima. Linha vertical: início do mês.",
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
  compared: "Voltar aos meses comparados",
  all: "Todos os armazéns",
  noMatch: {
    title: "Nenhuma contagem corresponde",
    text: "Nenhuma começou neste período.",
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
    incidentsPer: "Incidentes por 100",
    share: "Conclusão",
    window: "Previsto, h",
    order: "mais recentes primeiro",
  },
  file: (from, to, partial) => `countboard-contagens-${from}-a-${to}${partial ? "-parcial" : ""}`,
};
