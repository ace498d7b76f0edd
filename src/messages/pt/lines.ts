import type { lines as english } from "#messages/en/lines.ts";
import { nouns, plural } from "./plural.ts";

/** Messages of the grid of product lines. */
export const lines: typeof english = {
  name: "Linhas de produto",
  search: "Buscar linhas",
  searchHint: "SKU, descrição, localização, lote",
  count: (count, lines) => `${count} ${nouns.lines(lines)}`,
  countOf: (matching, total, lines) => `${matching} de ${total} ${nouns.lines(lines)}`,
  clear: "Limpar filtros",
  indexHint: "A posição da linha na contagem, a partir de 1.",
  cardLabels: { countedStock: "Contado", expected: "de" },
  states: { counted: "Contada", "in-progress": "Em andamento", "not-started": "Não iniciada" },
  recountEffects: {
    confirmed: "Confirmada",
    cleared: "Resolvida",
    reduced: "Mais perto",
    worsened: "Mais longe",
    turned: "Sinal trocado",
  },
  changed: "Mudou desde a última visita",
  undocumented: "Sem motivo",
  untypedIncident: "Sem tipo",
  lookFirst: {
    pair: (location) => `ver ${location}`,
    packs: (packs, unit) => `caixa ou unidade? ${packs} × ${unit}`,
  },
  noneOfPart: {
    discrepancies: { title: "Sem divergências", text: "Nenhuma linha diverge do esperado." },
    incidents: { title: "Sem incidentes", text: "Nada foi registrado em nenhuma linha." },
    recounts: { title: "Sem recontagens", text: "Nenhuma linha tem contagem anterior." },
  },
  none: { title: "Sem linhas", text: "Esta contagem não tem linhas a contar." },
  inFull: { index: "Lugar na contagem", "recount-effect": "Efeito da recontagem" },
  totals: {
    label: "Totais destas linhas",
    head: (lines, count) =>
      `${plural(count, "a primeira é", `as primeiras ${lines} são`)} 80% do valor`,
    byUnits: "ordenadas por unidades: sem valor a custo",
    soFar: "até agora",
    unread: (lines, count) =>
      `sem ${lines} ${plural(count, "linha que não pôde ser lida", "linhas que não puderam ser lidas")}`,
    names: {
      "net-units": "Unidades líquidas",
      "net-value": "Valor líquido",
      "loss-value": "falta",
      "gain-value": "sobra",
      "absolute-value": "absoluto",
    },
  },
  inWords: {
    short: (amount) => `${amount}, a menos`,
    over: (amount) => `${amount}, a mais`,
  },
  valueOrders: {
    largest: "maior primeiro",
    smallest: "menor primeiro",
    short: "falta primeiro",
    over: "sobra primeiro",
    named: (order) => `Valor, ${order}`,
  },
  noMatch: {
    title: "Nenhuma linha corresponde a esta busca",
    text: "Todas as linhas desta contagem foram pesquisadas.",
  },
};
