import type { listFilters as english } from "#messages/en/list-filters.ts";
import { plural } from "./plural.ts";

/** Messages of the filters of a list of countings. */
export const listFilters: typeof english = {
  name: "Filtros",
  close: "Cerrar",
  show: (count) => `Ver ${count}`,
  clear: "Quitar filtros",
  reset: "Restablecer",
  remove: (filter) => `Quitar filtro: ${filter}`,
  warehouse: "Almacén",
  allWarehouses: "Todos los almacenes",
  typedWarehouse: {
    id: (text) => `Pulse Intro para el almacén con el id «${text}»`,
    code: (text) => `Pulse Intro para el almacén con el código «${text}»`,
    slug: (text) => `Pulse Intro para el almacén con el nombre corto «${text}»`,
  },
  noWarehouse: "Ninguno de los almacenes vistos hasta ahora.",
  started: "Inicio",
  anyTime: "siempre",
  presets: {
    today: "Hoy",
    week: "Últimos 7 días",
    month: "Últimos 30 días",
    quarter: "Últimos 90 días",
    year: "Este año",
  },
  any: "Cualquier fecha",
  from: "Desde",
  to: "Hasta",
  since: (moment) => `desde ${moment}`,
  until: (moment) => `hasta ${moment}`,
  between: (from, to) => `${from} a ${to}`,
  zone: (zone) => `Los días empiezan a medianoche en ${zone}. El último día se incluye.`,
  startedAfter: "Iniciado desde",
  startedBefore: "Iniciado antes de",
  endOf: (day) => `el final de ${day}`,
  status: "Estado",
  statuses: {
    all: "Todos",
    active: "Activos",
    finished: "Terminados",
    overdue: "Fuera de plazo",
    late: "Con retraso",
    stalled: "Parados",
    "all-counted": "Todo contado",
    behind: "Por detrás del plan",
    "not-started": "Sin iniciar",
    left: "Con líneas por contar",
    discrepancies: "Con discrepancias",
    incidents: "Con incidencias",
  },
  search: "Buscar conteos",
  searchHint: (loaded) => `Buscar en ${loaded} ${plural(loaded, "cargado", "cargados")}`,
  searchHintSoFar: (loaded, total) => `En ${loaded} de ${total}`,
  searchHintAll: (total) => `Buscar en ${total}`,
  searchHintNewest: (loaded, total) =>
    total === null
      ? `Buscar en los ${loaded} últimos`
      : `Buscar en los ${loaded} últimos de ${total}`,
  searchHintNone: "Buscar",
  searched: "Búsqueda",
  asked: "Se aplica a todos los conteos",
  overLoaded: "Se aplica solo a los conteos cargados",
  covers: (loaded) => `Solo se buscan y ordenan estos ${loaded}.`,
  coversNewest: (loaded) => `Solo se buscan y ordenan los ${loaded} más recientes.`,
  matching: (visible, loaded, countings) =>
    `${visible} de ${loaded} ${plural(countings, "coincide", "coinciden")}.`,
  announceMatching: (visible, loaded, countings) =>
    `${visible} de ${loaded} ${plural(loaded, "conteo cargado", "conteos cargados")} ${plural(countings, "coincide", "coinciden")}`,
  loadAll: "Cargar todo",
  loadAllOf: (total) => `Cargar los ${total}`,
  cancel: "Cancelar",
  notSearched: (rest, countings) =>
    `${plural(countings, `${rest} más no está cargado, así que lo que se ve no lo incluye`, `${rest} más no están cargados, así que lo que se ve no los incluye`)}.`,
  loadNext: (from, to) => `Cargar del ${from} al ${to}`,
  grown: (count, countings) =>
    `Ahora ${plural(countings, `existe ${count} conteo más`, `existen ${count} conteos más`)}.`,
  reload: "Recargar",
  unreachable: (loaded, total) =>
    `El sistema de existencias envió solo ${loaded} de sus ${total} conteos.`,
  unreachableBecause: {
    short: "La lista termina después de ellos.",
    looped: "Después envió los mismos otra vez.",
  },
  unreachableConsequence: "Las cifras, los filtros y el orden abarcan solo estos.",
  startsOver: "Esta posición de la lista ya no se conoce. La lista se recarga sola.",
  unknown: (values) => `Una parte de la dirección no se conoce y se omitió: ${values}`,
  reversed: "Este periodo termina antes de empezar: ningún conteo puede haberse iniciado en él.",
  searching: {
    title: "Buscando todavía",
    text: (loaded, total) =>
      `Ninguno de los primeros ${loaded} de ${total} conteos coincide. Los demás se están cargando.`,
  },
  searchProducts: (counts, n) =>
    `Buscar productos en ${counts} ${plural(n, "conteo activo", "conteos activos")}`,
  noMatch: {
    title: "Ningún conteo coincide con estos filtros",
    product: {
      title: (text) => `Ningún conteo se llama «${text}»`,
      text: "Si es un producto, sus líneas dicen dónde se cuenta.",
    },
    asked: "Ningún conteo de este almacén empezó en este periodo.",
    partly: (local, all, loaded, rest) =>
      `${local === all ? whole(local) : `${count(local)} de los ${all} filtros ${plural(local, "mira", "miran")}`} solo ${plural(loaded, "el", "los")} ${loaded} ${plural(loaded, "conteo cargado", "conteos cargados")}; ${rest} más no ${plural(rest, "está cargado", "están cargados")}.`,
    searched: (loaded, countings) =>
      countings === 1 ? "Se revisó el único conteo." : `Se revisaron los ${loaded} conteos.`,
    unreachable: (loaded, total) =>
      `El sistema de existencias envió ${loaded} de sus ${total} conteos; esos se comprobaron.`,
  },
};

function count(number: number): string {
  return number === 1 ? "Uno" : String(number);
}

function whole(number: number): string {
  return number === 1 ? "El filtro mira" : `Los ${number} filtros miran`;
}
