import { nouns, plural } from "#messages/es/plural.ts";
import type { messages as english } from "./en.ts";

/** Messages of the page that compares countings over time. */
export const messages: typeof english = {
  title: "Tendencias",
  metric: "Cifra",
  metrics: {
    discrepancies: "Discrepancias",
    incidents: "Incidencias",
    share: "Completado",
  },
  shown: {
    discrepancies: "Discrepancias por 100 líneas contadas",
    incidents: "Incidencias por 1000 líneas contadas",
    share: "Líneas contadas al final, de las líneas por contar",
  },
  value: {
    discrepancies: (value) => `${value} por 100`,
    incidents: (value) => `${value} por 1000`,
    share: (value) => value,
  },
  scale: "Cada punto es un conteo, en su inicio; todos los paneles tienen la misma escala.",
  hollow: "Hueco: aún en curso. Más grande: más líneas.",
  usual: "Línea discontinua: lo habitual. Línea vertical: inicio de este mes.",
  target: {
    line: "La línea continua es el objetivo, que se deduce del de exactitud.",
    met: (limit, accuracy) =>
      `la media cumple el objetivo de ${limit} como máximo (exactitud del ${accuracy})`,
    missed: (apart, limit, accuracy) =>
      `la media está ${apart} por encima del objetivo de ${limit} (exactitud del ${accuracy})`,
    early: (limit, accuracy) =>
      `objetivo de ${limit} como máximo (exactitud del ${accuracy}): aún es pronto para saberlo`,
  },
  panels: "Por almacén",
  change: {
    basis: (count, of) =>
      of === 0
        ? "ninguno terminado este mes"
        : `${count} ${plural(of, "terminado", "terminados")} este mes`,
    more: (amount) => `${amount} más de lo habitual`,
    less: (amount) => `${amount} menos de lo habitual`,
    verdicts: { "as-usual": "Como siempre", "too-few": "Demasiado pocos para comparar" },
    worse: (warehouses) => `Peor de lo habitual este mes: ${warehouses}`,
    better: (warehouses) => `Mejor: ${warehouses}`,
    onlyBetter: (warehouses) => `Mejor de lo habitual este mes: ${warehouses}`,
    none: "Este mes va como siempre donde se contó lo suficiente",
    few: "Este mes hay demasiado pocos conteos terminados para comparar",
    and: (count) => `${count} más`,
  },
  noFigure: "Aún no hay datos.",
  noChart: "No se pudo cargar el gráfico; la tabla tiene sus cifras.",
  chart: (warehouse, figure, points) =>
    `${warehouse}: ${figure}, ${points} ${plural(points, "punto", "puntos")}; las flechas van de punto en punto`,
  point: (started, value, lines) => `${started}: ${value}; ${lines}`,
  linesBehind: {
    discrepancies: (part, counted) =>
      `${part} en ${counted} ${plural(counted, "línea contada", "líneas contadas")}`,
    incidents: (part, counted) =>
      `${part} en ${counted} ${plural(counted, "línea contada", "líneas contadas")}`,
    share: (part, total) => `${part} de ${total} ${nouns.lines(total)}`,
  },
  stillRunning: "Aún en curso",
  scope: (countings, count, warehouses, places) =>
    `${countings} ${nouns.counts(count)} en ${warehouses} ${plural(places, "almacén", "almacenes")}`,
  loaded: (loaded, total) => `${loaded} de ${total} ${plural(loaded, "cargado", "cargados")}`,
  progress: "Conteos cargados",
  cancel: "Cancelar",
  loadRest: "Cargar el resto",
  table: {
    show: "Ver como tabla",
    name: "Conteos del periodo",
    warehouse: "Almacén",
    started: "Inicio",
    size: "Líneas",
    counted: "Contadas",
    discrepancies: "Discrepancias",
    discrepanciesPer: "Discrep. por 100",
    incidents: "Incidencias",
    incidentsPer: "Incid. por 1000",
    share: "Completado",
    window: "Previsto, h",
    order: "los más nuevos primero",
  },
  stopped: (loaded, total) => `Detenido tras ${loaded} de ${total} ${nouns.counts(total)}.`,
  failed: (loaded, total) =>
    `Solo se ${plural(loaded, "pudo", "pudieron")} cargar ${loaded} de ${total} ${nouns.counts(total)}.`,
  partial: "Las medianas y los paneles son solo de estos.",
  none: {
    title: "Sin conteos en este periodo",
    text: "Ninguno se inició en los últimos 90 días; puede haber anteriores.",
  },
  noMatch: {
    title: "Ningún conteo coincide",
    text: "Ningún conteo de este almacén empezó en este periodo.",
  },
  announceLoaded: (countings, warehouses) =>
    `${countings} ${nouns.counts(countings)} de ${warehouses} ${plural(warehouses, "almacén", "almacenes")} ${plural(countings, "cargado", "cargados")}`,
  announceStale: "Las cifras son antiguas",
  file: (from, to, partial) => `countboard-tendencias-${from}-a-${to}${partial ? "-parcial" : ""}`,
};
