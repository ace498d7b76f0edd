import type { countings as english } from "#messages/en/countings.ts";
import { nouns, plural } from "./plural.ts";

/** Messages of the list of countings. */
export const countings: typeof english = {
  title: "Conteos",
  key: { counted: "contadas", discrepancy: "con discrepancia", pace: "plan" },
  in: (duration) => `en ${duration}`,
  ago: (duration) => `hace ${duration}`,
  of: "de",
  contradiction: (counted, left, total) =>
    `Los totales no cuadran: ${counted} ${plural(counted, "contada", "contadas")} y ${left} por contar de ${total}.`,
  until: "hasta",
  deadlineWas: "plazo",
  leftShort: "faltan",
  discrepanciesShort: "discrep.",
  loadingMore: (from, to, total) => `Cargando del ${from} al ${to} de ${total}`,
  shortEnd: (loaded, total) =>
    `La lista termina tras ${loaded} ${nouns.counts(loaded)}, aunque debería haber ${total}`,
  loopedEnd: (loaded, total) =>
    `El sistema de existencias repitió conteos; la lista termina en ${loaded} de ${total}`,
  failedMore: "No se pudieron cargar los siguientes conteos.",
  unreadable: (count, of, countings) =>
    `${count} de ${of} ${plural(countings, "conteo no se pudo leer", "conteos no se pudieron leer")}.`,
  unreadableConsequence: "No aparecen en esta lista.",
  unreadableWhich: "Ver cuáles",
  unreadableEntry: (position, field) =>
    field ? `Entrada ${position}: ${field}` : `Entrada ${position}: no es un conteo`,
  none: {
    title: "Aún no hay conteos",
    text: "Su organización no tiene conteos. Los nuevos aparecen aquí cuando empiezan.",
  },
  announceLoaded: (loaded, total) =>
    `${loaded} de ${total} ${plural(total, "conteo cargado", "conteos cargados")}`,
  announceStale: "Las cifras son antiguas",
};
