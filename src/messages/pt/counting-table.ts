import type { countingTable as english } from "#messages/en/counting-table.ts";
import { plural } from "./plural.ts";

const active = (count: number) => plural(count, "contagem ativa", "contagens ativas");

/** Messages of the tables of countings and of the figures above them. */
export const countingTable: typeof english = {
  active: "Contagens ativas",
  all: "Contagens",
  none: "–",
  columns: {
    active: "Status",
    "warehouse.name": "Armazém",
    startedAt: "Início",
    endsAt: "Prazo",
    elapsed: "Tempo",
    progress: "Progresso",
    forecast: "No ritmo médio",
    totalProductsCounted: "Contado",
    totalProductsLeft: "Faltam",
    totalDiscrepancies: "Divergências",
    "discrepancy-rate": "Diverg. por contada",
    totalIncidents: "Incidentes",
    participants: "Participantes",
  },
  columnsInFull: {
    elapsed: "Tempo desde o início",
    forecast: "Previsão no ritmo médio",
    totalProductsCounted: "Contado, em porcentagem",
    "discrepancy-rate": "Divergências por linha contada",
  },
  sort: {
    by: "Ordenar por",
    default: "Ativas por prazo",
    ascending: "Crescente",
    descending: "Decrescente",
    orders: (column) => `Ordem por ${column}`,
  },
  resize: {
    label: (column) => `Largura de ${column}`,
    pixels: (width) => `${width} pixels`,
    hint: "Arraste ou use as setas. Clique duplo: largura padrão.",
    reset: "Larguras padrão",
  },
  menu: {
    open: "Colunas",
    reset: "Colunas padrão",
    always: "sempre visível",
    noRoom: "sem espaço",
  },
  summary: {
    name: "Contagens ativas em números",
    active: "Contagens ativas",
    activeShort: "Ativas",
    participants: (people, count) => `${people} ${plural(count, "participante", "participantes")}`,
    left: "Linhas por contar",
    leftShort: "Por contar",
    of: (total) => `de ${total}`,
    late: "Vai atrasar",
    lateShort: "Atraso",
    overdue: "Vencidas",
    overdueShort: "Vencidas",
    discrepancies: "Divergências",
    discrepanciesShort: "Diverg.",
    counted: (lines) => `em ${lines} contadas`,
    incidents: "Incidentes",
    incidentsShort: "Incidentes",
  },
  scope: {
    whole: (figure, count, total, day, last) =>
      `Sobre ${figure} ${active(count)} entre as ${total} iniciadas desde ${day}${last === null ? "" : ` até ${last}`}`,
    walking: (figure, count, walked, total) =>
      `Sobre ${figure} ${active(count)} até agora: ${walked} de ${total} verificadas`,
    beginning: (figure, count) => `Sobre ${figure} ${active(count)} entre as carregadas`,
    cut: (figure, count, walked, total) =>
      `Sobre ${figure} ${active(count)} entre ${walked} de ${total}: a busca terminou antes do fim`,
    failed: (figure, count, walked, total) =>
      `Sobre ${figure} ${active(count)} entre ${walked} de ${total}: a busca falhou`,
    tryAgain: "Tentar de novo",
  },
};
