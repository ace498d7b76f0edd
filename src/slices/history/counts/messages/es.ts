import { nouns, plural } from "#messages/es/plural.ts";
import type { messages as english } from "./en.ts";

/** Messages of the part that shows each count of the history. */
export const messages: typeof english = {
  title: "Conteo a conteo",
  metric: "Cifra",
  metrics: {
    discrepancies: "Discrepancias",
    incidents: "Incidencias",
    share: "Completado",
  },
  shown: {
    discrepancies: "Discrepancias por 100 líneas contadas",
    incidents: "Incidencias por 100 líneas contadas",
    share: "Líneas contadas al final, de las líneas por contar",
  },
  value: {
    discrepancies: (value) => `${value} por 100`,
    incidents: (value) => `${value} por 100`,
    share: (value) => value,
  },
  scale: "Cada punto es un conteo, en su inicio; todos los paneles tienen la misma escala.",
  hollow: "Hueco: aún en curso. Más grande: más líneas.",
  usual:
    "Línea discontinua: lo habitual, como en la tabla de arriba. Línea vertical: inicio del mes.",
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
  compared: "Volver a los meses comparados",
  all: "Todos los almacenes",
  noMatch: {
    title: "Ningún conteo coincide",
    text: "Ninguno empezó en este periodo.",
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
    incidentsPer: "Incid. por 100",
    share: "Completado",
    window: "Previsto, h",
    order: "los más nuevos primero",
  },
  file: (from, to, partial) => `countboard-conteos-${from}-a-${to}${partial ? "-parcial" : ""}`,
};
