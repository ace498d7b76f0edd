import type { listFilters as english } from "#messages/en/list-filters.ts";
import { plural } from "./plural.ts";

/** Messages of the filters of a list of countings. */
export const listFilters: typeof english = {
  name: "Filtros",
  close: "Fechar",
  show: (count) => `Ver ${count}`,
  clear: "Limpar filtros",
  reset: "Redefinir",
  remove: (filter) => `Remover filtro: ${filter}`,
  warehouse: "Armazém",
  allWarehouses: "Todos os armazéns",
  typedWarehouse: {
    id: (text) => `Pressione Enter para o armazém com o id “${text}”`,
    code: (text) => `Pressione Enter para o armazém com o código “${text}”`,
    slug: (text) => `Pressione Enter para o armazém com o nome curto “${text}”`,
  },
  noWarehouse: "Nenhum dos armazéns vistos até agora.",
  started: "Início",
  anyTime: "qualquer",
  presets: {
    today: "Hoje",
    week: "Últimos 7 dias",
    month: "Últimos 30 dias",
    quarter: "Últimos 90 dias",
    year: "Este ano",
  },
  any: "Qualquer data",
  from: "De",
  to: "Até",
  since: (moment) => `desde ${moment}`,
  until: (moment) => `até ${moment}`,
  between: (from, to) => `${from} a ${to}`,
  zone: (zone) => `Os dias começam à meia-noite em ${zone}. O último dia está incluído.`,
  startedAfter: "Iniciada desde",
  startedBefore: "Iniciada antes de",
  endOf: (day) => `o fim de ${day}`,
  status: "Status",
  statuses: {
    all: "Todas",
    active: "Ativas",
    finished: "Concluídas",
    overdue: "Fora do prazo",
    late: "Com atraso",
    stalled: "Paradas",
    "all-counted": "Tudo contado",
    behind: "Atrás do plano",
    "not-started": "Não iniciadas",
    left: "Com linhas por contar",
    discrepancies: "Com divergências",
    incidents: "Com incidentes",
  },
  search: "Buscar contagens",
  searchHint: (loaded) =>
    `Buscar ${plural(loaded, "na", "nas")} ${loaded} ${plural(loaded, "carregada", "carregadas")}`,
  searchHintSoFar: (loaded, total) => `Em ${loaded} de ${total}`,
  searchHintAll: (total) => `Buscar em ${total}`,
  searchHintNewest: (loaded, total) =>
    total === null ? `Buscar nas ${loaded} últimas` : `Buscar nas ${loaded} últimas de ${total}`,
  searchHintNone: "Buscar",
  searched: "Busca",
  asked: "Aplica-se a todas as contagens",
  overLoaded: "Aplica-se só às contagens carregadas",
  covers: (loaded) => `Só estas ${loaded} são buscadas e ordenadas.`,
  coversNewest: (loaded) => `Só as ${loaded} mais recentes são buscadas e ordenadas.`,
  matching: (visible, loaded, countings) =>
    `${visible} de ${loaded} ${plural(countings, "corresponde", "correspondem")}.`,
  announceMatching: (visible, loaded, countings) =>
    `${visible} de ${loaded} ${plural(loaded, "contagem carregada", "contagens carregadas")} ${plural(countings, "corresponde", "correspondem")}`,
  loadAll: "Carregar tudo",
  loadAllOf: (total) => `Carregar as ${total}`,
  cancel: "Cancelar",
  notSearched: (rest, countings) =>
    `Mais ${rest} ${plural(countings, "não está carregada; por isso o que se vê não a inclui", "não estão carregadas; por isso o que se vê não as inclui")}.`,
  loadNext: (from, to) => `Carregar ${from} a ${to}`,
  grown: (count, countings) =>
    `Agora ${plural(countings, `existe mais ${count} contagem`, `existem mais ${count} contagens`)}.`,
  reload: "Recarregar",
  unreachable: (loaded, total) =>
    `O sistema de estoque enviou só ${loaded} das suas ${total} contagens.`,
  unreachableBecause: {
    short: "A lista termina depois delas.",
    looped: "Depois enviou as mesmas de novo.",
  },
  unreachableConsequence: "Números, filtros e ordenação abrangem só estas.",
  startsOver: "Esta posição da lista não é mais conhecida. A lista recarrega sozinha.",
  unknown: (values) => `Uma parte do endereço não é conhecida e foi deixada de fora: ${values}`,
  reversed: "Este período termina antes de começar: nenhuma contagem pode ter sido iniciada nele.",
  searching: {
    title: "A busca continua",
    text: (loaded, total) =>
      `Nenhuma das primeiras ${loaded} de ${total} contagens corresponde. As outras estão sendo carregadas.`,
  },
  searchProducts: (counts, n) =>
    `Buscar produtos em ${counts} ${plural(n, "contagem ativa", "contagens ativas")}`,
  noMatch: {
    title: "Nenhuma contagem corresponde a estes filtros",
    product: {
      title: (text) => `Nenhuma contagem se chama “${text}”`,
      text: "Se for um produto, as linhas dizem onde ele é contado.",
    },
    asked: "Nenhuma contagem deste armazém começou neste período.",
    partly: (local, all, loaded, rest) =>
      `${local === all ? whole(local) : `${count(local)} dos ${all} filtros ${plural(local, "verifica", "verificam")}`} só ${plural(loaded, "a", "as")} ${loaded} ${plural(loaded, "contagem carregada", "contagens carregadas")}; mais ${rest} não ${plural(rest, "está carregada", "estão carregadas")}.`,
    searched: (loaded, countings) =>
      countings === 1
        ? "A única contagem foi verificada."
        : `Todas as ${loaded} contagens foram verificadas.`,
    unreachable: (loaded, total) =>
      `O sistema de estoque enviou ${loaded} das suas ${total} contagens; essas foram verificadas.`,
  },
};

function count(number: number): string {
  return number === 1 ? "Um" : String(number);
}

function whole(number: number): string {
  return number === 1 ? "O filtro verifica" : `Os ${number} filtros verificam`;
}
