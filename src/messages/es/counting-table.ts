import type { countingTable as english } from "#messages/en/counting-table.ts";
import { nouns, plural } from "./plural.ts";

/** Messages of the tables of countings and of the figures above them. */
export const countingTable: typeof english = {
  active: "Conteos activos",
  finished: "Conteos terminados",
  none: "–",
  columns: {
    active: "Estado",
    "warehouse.name": "Almacén",
    startedAt: "Inicio",
    endsAt: "Plazo",
    elapsed: "Tiempo",
    progress: "Avance",
    forecast: "Previsión",
    totalProductsCounted: "Contado",
    totalProductsLeft: "Faltan",
    totalDiscrepancies: "Discrepancias",
    "discrepancy-rate": "Discrep. por contada",
    totalIncidents: "Incidencias",
    participants: "Participantes",
  },
  deadlineAndEnd: "Plazo y final previsto",
  columnsInFull: {
    elapsed: "Tiempo desde el inicio",
    forecast: "Previsión",
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
    adjust: "Ajustar anchos…",
    label: (column) => `Ancho de ${column}`,
    pixels: (width) => `${width} píxeles`,
    hint: "Arrastre para cambiar el ancho; con doble clic vuelve al habitual. Los anchos están también en «Columnas».",
    reset: "Anchos habituales",
  },
  cells: {
    selected: (cells, count) =>
      `${cells} ${plural(count, "celda seleccionada", "celdas seleccionadas")}`,
    copied: (cells, count) => `${cells} ${plural(count, "celda copiada", "celdas copiadas")}`,
    failed: "No se pudieron copiar las celdas.",
  },
  menu: {
    open: "Columnas",
    reset: "Columnas habituales",
    always: "siempre visible",
    noRoom: "no cabe",
  },
  summary: {
    name: "Conteos activos en cifras",
    active: (count) => plural(count, "activo", "activos"),
    people: (count) => nouns.people(count),
    ofLinesLeft: (total) => `de ${total} ${nouns.lines(total)} por contar`,
    discrepancies: (count) => plural(count, "discrepancia", "discrepancias"),
    incidents: (count) => plural(count, "incidencia", "incidencias"),
  },
  scope: {
    whole: (active, count, day, last) =>
      `${plural(count, "El único conteo activo iniciado", `Los ${active} conteos activos iniciados`)} ${last === null ? `desde ${day}` : `entre ${day} y ${last}`}`,
    walking: (checked, total) =>
      `Por ahora: ${checked} de ${total} ${plural(total, "conteo revisado", "conteos revisados")}`,
    beginning: "Por ahora: revisados los conteos más recientes",
    cut: (checked, total) =>
      `Solo se ${plural(checked, "pudo", "pudieron")} revisar ${checked} de ${total} ${nouns.counts(total)}`,
    failed: (checked, total) =>
      `Solo se ${plural(checked, "revisó", "revisaron")} ${checked} de ${total} ${nouns.counts(total)}: la búsqueda falló.`,
    tryAgain: "Reintentar",
  },
};
