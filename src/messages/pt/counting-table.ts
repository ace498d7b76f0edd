import type { countingTable as english } from "#messages/en/counting-table.ts";
import { nouns, plural } from "./plural.ts";

/** Messages of the tables of countings and of the figures above them. */
export const countingTable: typeof english = {
  active: "Contagens ativas",
  finished: "Contagens concluídas",
  none: "–",
  columns: {
    active: "Status",
    "warehouse.name": "Armazém",
    startedAt: "Início",
    endsAt: "Prazo",
    elapsed: "Tempo",
    progress: "Progresso",
    forecast: "Previsão",
    totalProductsCounted: "Contado",
    totalProductsLeft: "Faltam",
    totalDiscrepancies: "Divergências",
    "discrepancy-rate": "Diverg. por contada",
    totalIncidents: "Incidentes",
    participants: "Participantes",
  },
  deadlineAndEnd: "Prazo e término previsto",
  columnsInFull: {
    elapsed: "Tempo desde o início",
    forecast: "Previsão",
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
    adjust: "Ajustar larguras…",
    label: (column) => `Largura de ${column}`,
    pixels: (width) => `${width} pixels`,
    hint: "Arraste para mudar a largura; um duplo clique restaura a padrão. As larguras estão também em “Colunas”.",
    reset: "Larguras padrão",
  },
  cells: {
    selected: (cells, count) =>
      `${cells} ${plural(count, "célula selecionada", "células selecionadas")}`,
    copied: (cells, count) => `${cells} ${plural(count, "célula copiada", "células copiadas")}`,
    failed: "Não foi possível copiar as células.",
  },
  menu: {
    open: "Colunas",
    reset: "Colunas padrão",
    always: "sempre visível",
    noRoom: "sem espaço",
  },
  summary: {
    name: "Contagens ativas em números",
    active: (count) => plural(count, "ativa", "ativas"),
    people: (count) => nouns.people(count),
    ofLinesLeft: (total) => `de ${total} ${nouns.lines(total)} por contar`,
    discrepancies: (count) => plural(count, "divergência", "divergências"),
    incidents: (count) => plural(count, "incidente", "incidentes"),
  },
  scope: {
    whole: (active, count, day, last) =>
      `${plural(count, "A única contagem ativa iniciada", `As ${active} contagens ativas iniciadas`)} ${last === null ? `desde ${day}` : `entre ${day} e ${last}`}`,
    walking: (checked, total) =>
      `Por enquanto: ${checked} de ${total} ${plural(total, "contagem verificada", "contagens verificadas")}`,
    beginning: "Por enquanto: verificadas as contagens mais recentes",
    cut: (checked, total) =>
      `Só foi possível verificar ${checked} de ${total} ${nouns.counts(total)}`,
    failed: (checked, total) =>
      `Só ${checked} de ${total} ${nouns.counts(total)} ${plural(checked, "foi verificada", "foram verificadas")}: a busca falhou.`,
    tryAgain: "Tentar de novo",
  },
};
