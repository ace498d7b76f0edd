import type { lines as english } from "#messages/en/lines.ts";
import { nouns, plural } from "./plural.ts";

/** Messages of the grid of product lines. */
export const lines: typeof english = {
  name: "Líneas de producto",
  search: "Buscar líneas",
  searchHint: "SKU, descripción, ubicación, lote",
  count: (count, lines) => `${count} ${nouns.lines(lines)}`,
  countOf: (matching, total, lines) => `${matching} de ${total} ${nouns.lines(lines)}`,
  clear: "Quitar filtros",
  indexHint: "La posición de la línea en el conteo, desde 1.",
  cardLabels: { countedStock: "Contado", expected: "de" },
  states: { counted: "Contada", "in-progress": "En curso", "not-started": "Sin iniciar" },
  recountEffects: {
    confirmed: "Confirmada",
    cleared: "Resuelta",
    reduced: "Más cerca",
    worsened: "Más lejos",
    turned: "Cambió de signo",
  },
  changed: "Cambió desde la última vez que miró",
  undocumented: "Sin motivo",
  untypedIncident: "Sin tipo",
  lookFirst: {
    pair: (location) => `ver ${location}`,
    packs: (packs, unit) => `¿caja o unidad? ${packs} × ${unit}`,
  },
  noneOfPart: {
    discrepancies: { title: "Sin discrepancias", text: "Ninguna línea difiere de lo esperado." },
    incidents: { title: "Sin incidencias", text: "No se notificó nada en ninguna línea." },
    recounts: { title: "Sin segundos conteos", text: "Ninguna línea tiene un conteo anterior." },
  },
  none: { title: "Sin líneas", text: "Este conteo no tiene líneas que contar." },
  inFull: { index: "Lugar en el conteo", "recount-effect": "Efecto del segundo conteo" },
  totals: {
    label: "Totales de estas líneas",
    head: (lines, count) =>
      `${plural(count, "la primera es", `las primeras ${lines} son`)} el 80 % del valor`,
    byUnits: "ordenadas por unidades: sin valor a coste",
    soFar: "hasta ahora",
    unread: (lines, count) =>
      `sin ${lines} ${plural(count, "línea que no se pudo leer", "líneas que no se pudieron leer")}`,
    names: {
      "net-units": "Unidades netas",
      "net-value": "Valor neto",
      "loss-value": "falta",
      "gain-value": "sobra",
      "absolute-value": "absoluto",
    },
  },
  inWords: {
    short: (amount) => `${amount}, de menos`,
    over: (amount) => `${amount}, de más`,
  },
  valueOrders: {
    largest: "mayor primero",
    smallest: "menor primero",
    short: "falta primero",
    over: "sobra primero",
    named: (order) => `Valor, ${order}`,
  },
  noMatch: {
    title: "Ninguna línea coincide con esta búsqueda",
    text: "Se buscó en todas las líneas de este conteo.",
  },
};
