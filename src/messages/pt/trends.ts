import type { trends as english } from "#messages/en/trends.ts";
import { plural } from "./plural.ts";

/** Messages of the page that compares countings over time. */
export const trends: typeof english = {
  title: "Tendências",
  metric: "Indicador",
  metrics: {
    discrepancies: "Divergências",
    incidents: "Incidentes",
    share: "% final",
    size: "Tamanho",
    window: "Janela",
  },
  shown: {
    discrepancies: "Divergências por 100 linhas contadas",
    incidents: "Incidentes por 1.000 linhas contadas",
    share: "Linhas contadas no final, das linhas a contar",
    size: "Linhas a contar",
    window: "Horas previstas do início ao prazo",
  },
  value: {
    discrepancies: (value) => `${value} por 100`,
    incidents: (value) => `${value} por 1.000`,
    share: (value) => value,
    size: (value) => `${value} linhas`,
    window: (value) => `${value} h`,
  },
  hours: (value) => `${value} h`,
  scale: "Cada ponto é uma contagem no seu início; todos os painéis têm os mesmos eixos.",
  hollow: "Vazado: ainda em curso.",
  leftOut: "As contagens em curso ficam de fora, pois seus números não são definitivos.",
  medians: "A linha tracejada é a mediana das concluídas.",
  panels: "Por armazém",
  median: "Mediana",
  overall: "global",
  finished: (count) => `${count} concluídas`,
  running: (count) => `${count} em curso`,
  noFinished: "nenhuma concluída ainda",
  noFigure: "Ainda não há nada a desenhar.",
  noChart: "O gráfico não pôde ser carregado; a tabela tem seus números.",
  chart: (warehouse, figure, points) =>
    `${warehouse}: ${figure}, ${points} pontos; as setas vão de ponto em ponto`,
  point: (started, value, lines) => `${started}: ${value}; ${lines}`,
  linesBehind: {
    discrepancies: (part, counted) => `${part} em ${counted} linhas contadas`,
    incidents: (part, counted) => `${part} em ${counted} linhas contadas`,
    share: (part, total) => `${part} de ${total} linhas`,
    size: (part, total) => `${part} de ${total} linhas contadas`,
    window: (deadline, total) => `prazo ${deadline}, ${total} linhas`,
  },
  stillRunning: "Ainda em curso",
  scope: (countings, count, warehouses, places) =>
    `${countings} ${plural(count, "contagem", "contagens")} em ${warehouses} ${plural(places, "armazém", "armazéns")}`,
  loaded: (loaded, total) => `${loaded} de ${total} carregadas`,
  progress: "Contagens carregadas",
  cancel: "Cancelar",
  loadRest: "Carregar o resto",
  export: "Exportar",
  exportHint:
    "Todas as contagens carregadas, com seus números, como valores separados por vírgulas",
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
    share: "% final",
    window: "Janela, h",
    order: "mais recentes primeiro",
  },
  stopped: (loaded, total) => `Interrompido após ${loaded} de ${total} contagens.`,
  failed: (loaded, total) => `Só foi possível carregar ${loaded} de ${total} contagens.`,
  partial: "Medianas e painéis são só destas.",
  none: {
    title: "Sem contagens neste período",
    text: "Nenhuma foi iniciada nos últimos 90 dias; pode haver mais antigas.",
  },
  noMatch: {
    title: "Nenhuma contagem corresponde",
    text: "A API não tem nenhuma contagem para este armazém e período.",
  },
  announceLoaded: (countings, warehouses) =>
    `${countings} contagens de ${warehouses} armazéns carregadas`,
  announceStale: "Os números estão desatualizados",
  file: (from, to, partial) =>
    `countboard-tendencias-${from}-a-${to}${partial ? "-parcial" : ""}.csv`,
};
