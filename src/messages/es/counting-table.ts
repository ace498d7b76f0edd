import type { countingTable as english } from "#messages/en/counting-table.ts";
import { plural } from "./plural.ts";

const active = (count: number) => plural(count, "conteo activo", "conteos activos");

/** Messages of the tables of countings and of the figures above them. */
export const countingTable: typeof english = {
  active: "Conteos activos",
  all: "Conteos",
  none: "–",
  columns: {
    active: "Estado",
    "warehouse.name": "Almacén",
    startedAt: "Inicio",
    endsAt: "Plazo",
    elapsed: "Tiempo",
    progress: "Avance",
    forecast: "A ritmo medio",
    totalProductsCounted: "Contado",
    totalProductsLeft: "Faltan",
    totalDiscrepancies: "Discrepancias",
    "discrepancy-rate": "Discrep. por contada",
    totalIncidents: "Incidencias",
    participants: "Participantes",
  },
  columnsInFull: {
    elapsed: "Tiempo desde el inicio",
    forecast: "Previsión a ritmo medio",
    totalProductsCounted: "Contado, en porcentaje",
    "discrepancy-rate": "Discrepancias por línea contada",
  },
  sort: {
    by: "Ordenar por",
    default: "Activos por plazo",
    ascending: "Ascendente",
    descending: "Descendente",
    orders: (column) => `Orden por ${column}`,
  },
  resize: {
    label: (column) => `Ancho de ${column}`,
    pixels: (width) => `${width} píxeles`,
    hint: "Arrastre o use las teclas de flecha. Doble clic: ancho habitual.",
    reset: "Anchos habituales",
  },
  menu: {
    open: "Columnas",
    reset: "Columnas habituales",
    always: "siempre visible",
    noRoom: "no cabe",
  },
  summary: {
    name: "Conteos activos en cifras",
    active: "Conteos activos",
    activeShort: "Activos",
    participants: (people, count) => `${people} ${plural(count, "participante", "participantes")}`,
    left: "Líneas por contar",
    leftShort: "Por contar",
    of: (total) => `de ${total}`,
    late: "Irá tarde",
    lateShort: "Tarde",
    overdue: "Vencidos",
    overdueShort: "Vencidos",
    discrepancies: "Discrepancias",
    discrepanciesShort: "Discrep.",
    counted: (lines) => `en ${lines} contadas`,
    incidents: "Incidencias",
    incidentsShort: "Incid.",
  },
  scope: {
    whole: (figure, count, total, day, last) =>
      `Sobre ${figure} ${active(count)} entre los ${total} iniciados desde ${day}${last === null ? "" : ` hasta ${last}`}`,
    walking: (figure, count, walked, total) =>
      `Sobre ${figure} ${active(count)} hasta ahora: revisados ${walked} de ${total}`,
    beginning: (figure, count) => `Sobre ${figure} ${active(count)} entre los cargados`,
    cut: (figure, count, walked, total) =>
      `Sobre ${figure} ${active(count)} entre ${walked} de ${total}: la búsqueda acabó antes de tiempo`,
    failed: (figure, count, walked, total) =>
      `Sobre ${figure} ${active(count)} entre ${walked} de ${total}: la búsqueda falló`,
    tryAgain: "Reintentar",
  },
};
