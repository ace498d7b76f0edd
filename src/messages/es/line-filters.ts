import type { lineFilters as english } from "#messages/en/line-filters.ts";
import { plural } from "./plural.ts";

/** Messages of the filters of product lines. */
export const lineFilters: typeof english = {
  inForce: "Filtros aplicados",
  searched: "Búsqueda",
  scopes: {
    zone: (parts, depth) =>
      `${depth === 1 ? "primera parte" : `primeras ${parts} partes`} del código de ubicación`,
    recount: "frente al conteo anterior",
    earlier: (counts, count) =>
      count === 1 ? "en el último conteo" : `en los últimos ${counts} conteos`,
  },
  earlierUnknown:
    "Aquí no se sabe, o todavía no, cuántas veces estuvieron mal los productos en conteos anteriores: el historial no tiene ningún conteo anterior de este almacén o no responde.",
  lens: "Clase por",
  values: {
    holds: { yes: "sí", none: "no" },
    difference: {
      short: "Falta",
      over: "Sobra",
      zero: "Sin diferencia",
      none: "Se desconoce",
    },
    documented: { yes: "Con motivo", no: "Sin motivo", none: "Sin discrepancia" },
    recount: {
      confirmed: "Confirmada",
      cleared: "Resuelta",
      reduced: "Más cerca",
      worsened: "Más lejos",
      turned: "Cambió de signo",
      none: "Nada que comparar",
    },
    "wrong-before": {
      "3": "Tres veces o más",
      "2": "Dos veces",
      "1": "Una vez",
      "0": "Nunca",
      none: "Se desconoce",
    },
    incident: { none: "Sin incidencia", untyped: "Incidencia sin tipo" },
    abc: { none: "Sin clase" },
    lot: { none: "Sin lote" },
    reason: { none: "Sin motivo" },
    zone: { none: "Sin zona" },
    accuracy: {
      exact: "Exacta",
      tolerated: "Con diferencia, dentro de la tolerancia",
      off: "Fuera de la tolerancia",
      none: "Se desconoce",
    },
  },
  ids: {
    reason: (id) => `Motivo ${id}`,
    product: (id) => `Producto ${id}`,
  },
  empty: "(vacío)",
  withId: (name, id) => `${name} (${id})`,
  hints: "Indicios",
  hintTexts: {
    misplaced: "otra línea del producto difiere en sentido contrario",
    pack: "la diferencia es un número entero de cajas",
    stalled: "iniciada hace mucho, sin terminar",
  },
  searchIn: (facet) => `Buscar en ${facet}`,
  noValue: "Ningún valor así entre estas líneas.",
  showMore: (count) => `${count} más`,
  showFewer: "Menos",
  notListed: (count, values) =>
    `${count} ${plural(values, "valor más no aparece; la búsqueda de líneas lo encuentra", "valores más no aparecen; la búsqueda de líneas los encuentra")}.`,
  ranges: {
    difference: "Diferencia",
    value: "Valor a coste",
    finishedAt: "Terminada",
    "documentation.createdAt": "Documentada",
    "incident.createdAt": "Incidencia notificada",
  },
  units: {
    difference: "unidades",
    value: "diferencia × coste",
    times: (zone) => `hora de ${zone}`,
  },
  from: "Desde",
  to: "Hasta",
  since: (end) => `desde ${end}`,
  until: (end) => `hasta ${end}`,
  between: (from, to) => `${from} a ${to}`,
  faults: {
    number: (example) =>
      `No aplicado: escriba un número como ${example}, de 15 cifras como máximo.`,
    time: "No aplicado: la fecha o la hora está incompleta.",
    year: "No aplicado: escriba el año con cuatro cifras.",
    skipped: (zone) => `No aplicado: los relojes de ${zone} saltan esta hora.`,
    reversed: "El final es anterior al principio, así que ninguna línea está en el intervalo.",
  },
  twice: (zone) =>
    `Los relojes de ${zone} marcan esta hora dos veces; ambas están en el intervalo.`,
};
