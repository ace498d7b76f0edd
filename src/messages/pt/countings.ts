import type { countings as english } from "#messages/en/countings.ts";
import { nouns, plural } from "./plural.ts";

/** Messages of the list of countings. */
export const countings: typeof english = {
  title: "Contagens",
  key: { counted: "contadas", discrepancy: "com divergência", pace: "plano" },
  in: (duration) => `em ${duration}`,
  ago: (duration) => `há ${duration}`,
  of: "de",
  contradiction: (counted, left, total) =>
    `Os totais não batem: ${counted} ${plural(counted, "contada", "contadas")} e ${left} por contar de ${total}.`,
  until: "até",
  deadlineWas: "prazo",
  leftShort: "faltam",
  discrepanciesShort: "diverg.",
  loadingMore: (from, to, total) => `Carregando ${from} a ${to} de ${total}`,
  shortEnd: (loaded, total) =>
    `A lista termina após ${loaded} ${nouns.counts(loaded)}, embora devessem ser ${total}`,
  loopedEnd: (loaded, total) =>
    `O sistema de estoque repetiu contagens; a lista termina em ${loaded} de ${total}`,
  failedMore: "As próximas contagens não puderam ser carregadas.",
  unreadable: (count, of, countings) =>
    `Não foi possível ler ${count} de ${of} ${nouns.counts(countings)}.`,
  unreadableConsequence: "Elas ficam fora desta lista.",
  unreadableWhich: "Ver quais",
  unreadableEntry: (position, field) =>
    field ? `Entrada ${position}: ${field}` : `Entrada ${position}: não é uma contagem`,
  none: {
    title: "Ainda não há contagens",
    text: "A sua organização não tem contagens. As novas aparecem aqui quando começam.",
  },
  announceLoaded: (loaded, total) =>
    `${loaded} de ${total} ${plural(total, "contagem carregada", "contagens carregadas")}`,
  announceStale: "Os números estão desatualizados",
};
