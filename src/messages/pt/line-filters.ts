import type { lineFilters as english } from "#messages/en/line-filters.ts";
import { plural } from "./plural.ts";

/** Messages of the filters of product lines. */
export const lineFilters: typeof english = {
  inForce: "Filtros aplicados",
  searched: "Busca",
  scopes: {
    zone: (parts, depth) =>
      `${depth === 1 ? "primeira parte" : `primeiras ${parts} partes`} do código de localização`,
    recount: "em relação à contagem anterior",
    earlier: (counts, count) =>
      count === 1 ? "na última contagem" : `nas últimas ${counts} contagens`,
  },
  earlierUnknown:
    "Aqui não se sabe, ou ainda não, quantas vezes os produtos estiveram errados em contagens anteriores: o histórico não tem contagem anterior deste armazém ou não responde.",
  lens: "Classe por",
  values: {
    holds: { yes: "sim", none: "não" },
    difference: {
      short: "Falta",
      over: "Sobra",
      zero: "Sem diferença",
      none: "Desconhecida",
    },
    documented: { yes: "Com motivo", no: "Sem motivo", none: "Sem divergência" },
    recount: {
      confirmed: "Confirmada",
      cleared: "Resolvida",
      reduced: "Mais perto",
      worsened: "Mais longe",
      turned: "Sinal trocado",
      none: "Nada a comparar",
    },
    "wrong-before": {
      "3": "Três vezes ou mais",
      "2": "Duas vezes",
      "1": "Uma vez",
      "0": "Nunca",
      none: "Não se sabe",
    },
    incident: { none: "Sem incidente", untyped: "Incidente sem tipo" },
    abc: { none: "Sem classe" },
    lot: { none: "Sem lote" },
    reason: { none: "Sem motivo" },
    zone: { none: "Sem zona" },
    accuracy: {
      exact: "Exata",
      tolerated: "Com diferença, dentro da tolerância",
      off: "Fora da tolerância",
      none: "Desconhecida",
    },
  },
  ids: {
    reason: (id) => `Motivo ${id}`,
    product: (id) => `Produto ${id}`,
  },
  empty: "(vazio)",
  withId: (name, id) => `${name} (${id})`,
  hints: "Indícios",
  hintTexts: {
    misplaced: "outra linha do produto diverge no sentido contrário",
    pack: "a diferença é um número inteiro de caixas",
    stalled: "iniciada há muito tempo e não concluída",
  },
  searchIn: (facet) => `Buscar em ${facet}`,
  noValue: "Nenhum valor assim entre estas linhas.",
  showMore: (count) => `mais ${count}`,
  showFewer: "Menos",
  notListed: (count, values) =>
    `${plural(values, `Mais ${count} valor não é listado; a busca das linhas o encontra`, `Mais ${count} valores não são listados; a busca das linhas os encontra`)}.`,
  ranges: {
    difference: "Diferença",
    value: "Valor a custo",
    finishedAt: "Concluída",
    "documentation.createdAt": "Documentada",
    "incident.createdAt": "Incidente registrado",
  },
  units: {
    difference: "unidades",
    value: "diferença × custo",
    times: (zone) => `horário de ${zone}`,
  },
  from: "De",
  to: "Até",
  since: (end) => `de ${end}`,
  until: (end) => `até ${end}`,
  between: (from, to) => `${from} a ${to}`,
  faults: {
    number: (example) =>
      `Não aplicado: escreva um número como ${example}, de no máximo 15 dígitos.`,
    time: "Não aplicado: a data ou a hora está incompleta.",
    year: "Não aplicado: escreva o ano com quatro dígitos.",
    skipped: (zone) => `Não aplicado: os relógios em ${zone} pulam este horário.`,
    reversed: "O fim é anterior ao início; por isso nenhuma linha está no intervalo.",
  },
  twice: (zone) =>
    `Os relógios em ${zone} mostram este horário duas vezes; ambas estão no intervalo.`,
};
