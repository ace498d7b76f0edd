import { nouns, plural } from "#messages/es/plural.ts";
import type { messages as english } from "./en.ts";

const lines = (count: string, of: number) => `${count} ${nouns.lines(of)}`;
const differences = (count: string, of: number) =>
  `${count} ${plural(of, "discrepancia", "discrepancias")}`;

/** Messages of the sheet that one shift hands to the next. */
export const messages: typeof english = {
  title: "Relevo de turno",
  changes: "Qué ha cambiado",
  showAll: "Qué ha cambiado en todos los almacenes",
  noneActive: "Sin conteo activo, quizá con alguno terminado en el turno",
  choose: "¿Qué almacén?",
  chooseHint: "La hoja abarca sus conteos activos y los terminados durante el turno.",
  noWarehouse: "Ningún almacén tiene un conteo activo.",
  spanOfDay: (day, from, to) => `${day}, de ${from} a ${to}`,
  spanOfDays: (from, to) => `de ${from} a ${to}`,
  count: (day, time, size) => `el conteo iniciado ${day} a las ${time} (${size})`,
  countLines: lines,
  leadOf: (count, conclusion) => `${count}: ${conclusion}`,
  countIn: (warehouse, count) => `${warehouse}, ${count}`,
  linesCounted: (count, of) => `${lines(count, of)} ${plural(of, "contada", "contadas")}`,
  newDiscrepancies: (count, of) => `${differences(count, of)} ${plural(of, "nueva", "nuevas")}`,
  print: "Imprimir",
  copy: "Copiar como texto",
  cancel: "Cancelar",
  finding: "Buscando conteos activos",
  reading: (done, all, of) => `${done} de ${all} ${plural(of, "conteo leído", "conteos leídos")}`,
  readingLines: (read, total) => `${read} de ${total} ${nouns.lines(total)}`,
  progress: "Progreso de la lectura",
  none: "Este almacén no tiene ningún conteo activo ni terminó ninguno en este tiempo. Pruebe con un inicio anterior.",
  noneInAll: "No hay ningún conteo activo ni terminó ninguno en este tiempo.",
  read: "El relevo está listo",
  counted: (moment) => `Contadas desde ${moment}`,
  countedLines: (of) => nouns.lines(of),
  discrepancies: "Discrepancias nuevas",
  undocumented: "Aún sin motivo",
  closed: (count, of) => `${count} ${plural(of, "cerrada", "cerradas")} sin motivo`,
  documented: "Con motivo desde entonces",
  incidents: "Incidencias desde entonces",
  atCost: (amount) => `${amount} a coste`,
  activeCounts: (count, of) =>
    `${count} ${plural(of, "conteo está activo", "conteos están activos")}.`,
  attention: (count, of) => `${count} ${plural(of, "necesita", "necesitan")} atención.`,
  finishedCounts: (count, of) =>
    `${count} ${plural(of, "conteo terminó", "conteos terminaron")} en este tiempo.`,
  lead: (left, of) => `${plural(of, "Falta", "Faltan")} ${lines(left, of)}.`,
  leadNone: "No falta ninguna línea.",
  leadUndocumented: (count, of) =>
    `${differences(count, of)} ${plural(of, "necesita", "necesitan")} un motivo.`,
  leadUndocumentedValue: (count, of, amount) =>
    `${differences(count, of)} ${plural(of, "necesita", "necesitan")} un motivo, ${amount} a coste.`,
  sections: {
    countings: "Conteos",
    tasks: "Por hacer en el próximo turno",
    costliest: "Mayores sin motivo",
    zones: "Zonas abiertas",
    people: "Quién está dónde",
  },
  captions: {
    active: (count) => `${count} ${plural(count, "activo", "activos")}`,
    finished: (count) => `${count} ${plural(count, "terminado", "terminados")}`,
    tasks: "en este orden",
    costliest: "por valor a coste",
    costliestUnits: "por unidades",
    zones: (left, of) => `${plural(of, "falta", "faltan")} ${lines(left, of)}`,
    people: "los más lentos primero",
  },
  heads: {
    counting: "Conteo",
    deadline: "Plazo",
    progress: "Avance",
    counted: "Contado",
    left: "Faltan",
    conclusion: "Conclusión",
    product: "SKU",
    description: "Descripción",
    location: "Ubicación",
    stock: "Stock → conteo",
    difference: "Diferencia",
    value: "A coste",
    lookFirst: "Mirar primero",
    zone: "Zona",
    last: "Último conteo allí",
    person: "Asignadas a",
    since: (moment) => `Desde ${moment}`,
    lastHour: "Última hora",
    open: "Abiertas",
  },
  nothing: {
    tasks: "No queda nada por hacer.",
    costliest: "Todas las discrepancias de los conteos activos tienen motivo.",
    zones: "Todas las zonas están contadas.",
    people: "No hay nadie asignado.",
  },
  tasks: {
    count: (zones, left, of) =>
      `Terminar primero ${zones} (${plural(of, "falta", "faltan")} ${lines(left, of)})`,
    misplaced: (count, of) =>
      `Buscar ${lines(count, of)} probablemente mal ${plural(of, "ubicada", "ubicadas")} antes de volver a contar`,
    undocumented: (count, of) =>
      `Volver a contar o explicar ${differences(count, of)}${plural(of, "", ", las mayores primero")}`,
    packHints: (count, of) => `Revisar ${lines(count, of)}: ¿caja contada como unidad?`,
    recounts: (count, of) =>
      `Revisar ${count} ${plural(of, "segundo conteo que se aleja", "segundos conteos que se alejan")} más que el conteo anterior`,
    incidents: (count, of) => `Revisar ${lines(count, of)} con incidencia de este turno`,
    close: (count) => `Cerrar ${count}`,
    closeAfter: (count, left, of) =>
      `Cerrar ${count} cuando ${plural(of, "su última discrepancia tenga", `sus últimas ${left} discrepancias tengan`)} motivo`,
  },
  idle: "inactivo",
  more: (count) => `y ${count} más`,
  lastThere: (person, moment) => `${person}, ${moment}`,
  personLine: (since, moment, lastHour, open) =>
    `${since} desde ${moment}, ${lastHour} en la última hora, ${open} ${plural(open, "abierta", "abiertas")}`,
  qr: "Código QR de la vista en vivo de esta hoja",
  live: "Vista en vivo de esta hoja",
  handedBy: "Entrega",
  takenBy: "Recibe",
  time: "Hora",
  figuresOf: (moment, zone) => `Cifras de ${moment}. Hora de ${zone}.`,
  stopped: (done, all, of) =>
    `Detenido: ${done} de ${all} ${plural(of, "conteo leído", "conteos leídos")}. Las cifras no incluyen los demás.`,
  unchecked: (checked, all) =>
    `Muchos conteos pueden haber terminado en este tiempo: leídos ${checked} de ${all}. Las cifras no incluyen los demás.`,
  failed: (ids) => `No se pudo leer y no se incluye: ${ids}.`,
  sharedPlaces: (count, of) =>
    `${count} ${plural(of, "ubicación figura", "ubicaciones figuran")} en más de uno de estos conteos: acuerden quién cuenta.`,
  unreadable: (count, of) =>
    `${lines(count, of)} no se ${plural(of, "pudo", "pudieron")} leer y no se ${plural(of, "incluye", "incluyen")}.`,
  incomplete: "No se pudieron buscar todos los conteos más antiguos.",
  old: (duration) => `Estas cifras tienen ${duration}.`,
};
