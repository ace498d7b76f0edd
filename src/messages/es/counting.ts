import type { counting as english } from "#messages/en/counting.ts";
import { clock } from "./moments.ts";
import { plural } from "./plural.ts";

const lines = (count: number) => plural(count, "línea", "líneas");

/** Messages of one counting's page. */
export const counting: typeof english = {
  announceReady: (warehouse) => `Conteo de ${warehouse} cargado`,
  started: "Inicio",
  deadline: "Plazo",
  lastFinish: "Última línea terminada",
  ended: "Fin",
  participants: (count) => `Participantes, ${count}`,
  recountRound: "Para volver a contar",
  in: (duration) => `en ${duration}`,
  ago: (duration) => `hace ${duration}`,
  progress: "Avance",
  counted: "contadas",
  of: "de",
  withDiscrepancy: "con discrepancia",
  left: "por contar",
  start: (time) => `inicio ${time}`,
  deadlineAt: (time) => `plazo ${time}`,
  pace: "Plan",
  evenPaceNow: (counted, total, due) => `${counted} de ${total}. Previsto a esta hora: ${due}.`,
  overdue: "Fuera de plazo:",
  yesOrNo: (yes) => (yes ? "sí" : "no"),
  noConclusion: "Sin previsión mientras las cifras sean antiguas",
  figures: {
    counted: "Contadas",
    left: "Por contar",
    rate: "Velocidad",
    accuracy: "Exactitud",
    netVariance: "Desviación neta",
    absoluteVariance: "Desviación absoluta",
    undocumented: "Sin motivo",
    incidents: "Incidencias",
    perHour: "/h",
    lastHour: "en 60 min;",
    lastWorkHour: "en 1 h laborable;",
    overall: "media",
    firstToLast: "de la primera a la última línea",
    inProgress: (count) => `${count} en curso`,
    atCost: "diferencia × coste",
    shortAndOver: (short, over) =>
      `${short} ${plural(short, "falta", "faltan")}, ${over} ${plural(over, "sobra", "sobran")}`,
    ofDiscrepancies: (count, discrepancies) =>
      `de ${count} ${plural(discrepancies, "discrepancia", "discrepancias")}`,
    onLines: (count, of) => `en ${count} ${lines(of)}`,
    exactOf: (count, of) => `${count} de ${of} ${plural(count, "exacta", "exactas")}`,
    net: "Neta",
    absolute: "Absoluta",
    short: "Faltante",
    over: "Sobrante",
    lines: (count, of) => `${count} ${lines(of)}`,
    atCostUnits: (units) => `a coste; ${units} ${plural(units, "ud.", "uds.")}`,
    inAll: (figure) => `${figure} en total`,
    ofInAll: (figure) => `de ${figure} en total`,
  },
  tabs: {
    label: "Partes del conteo",
    overview: "General",
    lines: "Líneas",
    discrepancies: "Discrepancias",
    incidents: "Incidencias",
    recounts: "Segundos conteos",
    people: "Personas",
  },
  lineFigures: {
    title: "Comprobación",
    scope: "totales de las líneas",
    "lines-total": "Líneas",
    "lines-counted": "Contadas",
    "lines-left": "Por contar",
    "lines-discrepancies": "Discrepancias",
    recounted: "Líneas con un conteo anterior",
  },
  notices: {
    unreadable: (count, of, total) =>
      `No se ${plural(count, "pudo", "pudieron")} leer ${count} de ${of} ${lines(total)}.`,
    unreadableConsequence: "Ninguna cifra tomada de las líneas las incluye.",
    headerCountsThem:
      "El resumen las incluye. La barra muestra el resumen; los gráficos y la tabla, las líneas.",
    unreadableLine: (position, field) => `Línea ${position}: ${field}`,
    incomplete: (read, total, of) =>
      `Solo ${plural(read, "llegó", "llegaron")} ${read} de ${total} ${lines(of)}.`,
    incompleteConsequence:
      "Los gráficos, la tabla y las cifras de las líneas solo abarcan estas; la barra las abarca todas.",
    loadAllLines: "Cargar todas las líneas",
    which: "¿Cuáles?",
  },
  noOverview:
    "No se pudo cargar la vista general. Las líneas se pueden leer; recargue la página para reintentar.",
  readingLines: "Líneas leídas",
  stopReading: "Detener",
  loadingLines: (read, total) =>
    `${read} de ${total} ${plural(total, "línea leída", "líneas leídas")}`,
  header: {
    back: "Volver a los conteos",
    undocumented: "sin motivo",
    figures: "Cifras",
    tools: "Herramientas",
    more: "Más",
    benefits: {
      rescue: "Qué hace falta para cumplir el plazo",
      recountRound: "Las líneas que conviene volver a contar",
      recountLines: (count, of) =>
        `Volver a contar ${count} ${lines(of)} para comprobar el 80 % del valor`,
      recountLinesInUnits: (count, of) =>
        `Volver a contar ${count} ${lines(of)} para comprobar el 80 % de las unidades`,
      changes: "Qué pasó desde su última visita",
      changesSince: (time, count, of) =>
        `Desde ${clock(time)}: ${count} ${lines(of)} ${plural(of, "contada", "contadas")}`,
    },
  },
  actions: {
    print: "Imprimir",
    more: "Más acciones",
  },
  report: {
    onPaper: "Impreso como en la pantalla: solo las líneas a la vista. El informe las tiene todas.",
  },
  replay: {
    open: "Reproducir el conteo",
    openChanges: "Qué cambió",
    closeChanges: "Cerrar qué cambió",
    changesFailed: "No se pudieron cargar los cambios. Recargue la página.",
    backToLive: "Volver al directo",
    failed: "No se pudo cargar. Recargue la página para intentarlo de nuevo.",
    rebuilt: "reconstruido a partir de las líneas",
    moment: "Momento mostrado",
    notLive: "no en directo",
  },
  scope: {
    allInStrip: (total, of) => `de ${of === 1 ? "" : "las "}${total} ${lines(of)}`,
    filter: (name) => `Filtrar líneas: ${name}`,
  },
  rescue: {
    title: "Plan de rescate",
    notLoaded: "No se pudo cargar el plan de rescate; recargue la página para reintentar.",
  },
  exportLines: "Exportar líneas",
  filters: {
    name: "Filtros",
    facets: {
      state: "Estado",
      zone: "Zona",
      difference: "Diferencia",
      documented: "Documentación",
      person: "Asignada a",
      recount: "Segundo conteo",
      abc: "Clase ABC",
      incident: "Incidencia",
      lot: "Lote",
      reason: "Motivo",
      product: "Producto",
      misplaced: "¿Mal ubicado?",
      pack: "¿Caja o unidad?",
      stalled: "Parada",
      accuracy: "Exactitud",
      recounted: "Vuelta a contar",
      "stock-moved": "Stock movido",
      "changed-after-count": "Cambiado tras el conteo",
      "listed-twice": "Repetida",
      "negative-stock": "Stock negativo",
      "fractional-count": "Cantidad con decimales",
      "finish-before-start": "Terminada antes de empezar",
    },
    remove: (filter) => `Quitar filtro: ${filter}`,
    failed:
      "No se pudieron cargar los filtros; las líneas siguen como están. Recargue la página para intentarlo de nuevo.",
    noMatch: {
      title: "Ninguna línea coincide con estos filtros",
      text: "Se revisaron todas las líneas de este conteo.",
    },
  },
  columns: {
    open: "Columnas",
    failed:
      "No se pudo cargar la elección de columnas. Recargue la página para intentarlo de nuevo.",
  },
};
