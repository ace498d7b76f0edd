import { nouns, plural } from "#messages/pt/plural.ts";
import type { messages as english } from "./en.ts";

const active = (count: number) => plural(count, "contagem ativa", "contagens ativas");
const { lines } = nouns;

/** Messages of the page of incident types. */
export const messages: typeof english = {
  title: "Tipos de incidente",
  listed: (count, types) => `${types} ${plural(count, "tipo", "tipos")}`,
  listedNames: (types, count, twice) =>
    `${types} ${plural(count, "tipo", "tipos")}, ${twice} ${plural(twice, "repetido", "repetidos")}`,
  action: "Contar os incidentes das contagens ativas",
  actionKnown: (count, countings) =>
    count === 1
      ? "Contar os incidentes da única contagem ativa"
      : `Contar os incidentes das ${countings} contagens ativas`,
  scope: (count, days) =>
    `Todas as contagens ativas ${plural(count, "do último dia", `dos últimos ${days} dias`)}, uma após a outra; demora alguns segundos.`,
  cancel: "Cancelar",
  finding: "Buscando contagens ativas",
  findingIn: (walked, total) =>
    `Buscando contagens ativas: ${walked} de ${total} ${plural(walked, "verificada", "verificadas")}`,
  counting: (done, count, total) =>
    `${done} de ${total} ${plural(count, "contagem ativa verificada", "contagens ativas verificadas")}`,
  progress: "Progresso da contagem de incidentes",
  now: (warehouse) => `Agora ${warehouse}`,
  result: {
    lines: (count) => plural(count, "linha com incidente", "linhas com incidente"),
    countings: (counted, count, total) => `em ${counted} de ${total} ${active(count)}`,
    at: (time) => `contado às ${time}`,
    covered: (walked, since) =>
      `As contagens ativas foram buscadas entre ${plural(walked, "a", "as")} ${walked} ${plural(walked, "iniciada", "iniciadas")} desde ${since}.`,
  },
  table: {
    name: "Tipos de incidente",
    type: "Tipo",
    lines: "Linhas",
    where: "Onde",
    zone: "Zona",
    whereScope:
      "os links buscam nas linhas de uma contagem; zonas: primeira parte do código de localização",
  },
  noType: "Sem tipo",
  emptyName: "(nome vazio)",
  untyped: "incidentes que não têm tipo",
  unlisted: "fora da lista",
  unlistedMeaning: "Aparece em linhas, mas não está na lista da organização.",
  listedTimes: (times) => `${times} vezes na lista`,
  listedTwice: "duas vezes na lista",
  sameNameMeaning: "Os tipos com este nome são contados como um.",
  more: (count) => `mais ${count}`,
  nowhere: "em nenhum lugar",
  nowhereYet: "em nenhum lugar até agora",
  search: (type) => `Buscar “${type}” nas linhas desta contagem`,
  startedOn: (moment) => `iniciada ${moment}`,
  notices: {
    stopped: (count, done, total) => `Cancelado após ${done} de ${total} ${nouns.counts(count)}.`,
    stoppedEarly: "Cancelado antes de conhecer as contagens ativas.",
    stoppedConsequence: "O que foi contado até então permanece; os números são parciais.",
    failed: (count, failed, total) =>
      `Não foi possível contar ${failed} de ${total} ${active(count)}.`,
    failedConsequence: "Suas linhas faltam nos números.",
    notFound: "Não foi possível buscar as contagens ativas.",
    notAllFound: (count, walked, total) =>
      `Só foi possível verificar ${walked} de ${total} ${nouns.counts(count)}.`,
    notAllFoundConsequence: "Pode haver mais contagens ativas.",
    unreadable: (count, entries) =>
      `${entries} ${plural(count, "entrada da lista não pôde ser lida", "entradas da lista não puderam ser lidas")}.`,
    unreadableConsequence: "Podem ser contagens ativas.",
    unreadableLines: (count, unread) =>
      `${unread} ${plural(count, "linha não pôde ser lida", "linhas não puderam ser lidas")}.`,
    unreadableLinesConsequence: "Podem ter incidentes.",
    age: (age) => `Esta lista de tipos é de ${age} atrás.`,
    ageConsequence: "Ela fica até o sistema de estoque responder.",
  },
  none: {
    title: "Sem tipos de incidente",
    text: "A organização não tem nenhum. Incidentes sem tipo, ou com um tipo fora da lista, ainda podem ser contados.",
  },
  noneActive: "Não há nenhuma contagem ativa.",
  announceLoaded: (count, types) =>
    `${types} ${plural(count, "tipo de incidente carregado", "tipos de incidente carregados")}`,
  announceCounting: "Contando incidentes",
  announceCounted: (count, found, of, countings) =>
    `${found} ${lines(count)} com incidente em ${countings} ${active(of)}.`,
};
