import { nouns, plural } from "#messages/es/plural.ts";
import type { messages as english } from "./en.ts";

const active = (count: number) => plural(count, "conteo activo", "conteos activos");
const { lines } = nouns;

/** Messages of the page of incident types. */
export const messages: typeof english = {
  title: "Tipos de incidencia",
  listed: (count, types) => `${types} ${plural(count, "tipo", "tipos")}`,
  listedNames: (types, count, twice) =>
    `${types} ${plural(count, "tipo", "tipos")}, ${twice} ${plural(twice, "repetido", "repetidos")}`,
  action: "Contar las incidencias de los conteos activos",
  actionKnown: (count, countings) =>
    plural(
      count,
      "Contar las incidencias del único conteo activo",
      `Contar las incidencias de los ${countings} conteos activos`,
    ),
  scope: (count, days) =>
    `Todos los conteos activos ${plural(count, "del último día", `de los últimos ${days} días`)}, uno tras otro; tarda unos segundos.`,
  cancel: "Cancelar",
  finding: "Buscando conteos activos",
  findingIn: (walked, total) =>
    `Buscando conteos activos: ${plural(walked, "revisado", "revisados")} ${walked} de ${total}`,
  counting: (done, count, total) =>
    `${done} de ${total} ${active(count)} ${plural(count, "revisado", "revisados")}`,
  progress: "Avance del conteo de incidencias",
  now: (warehouse) => `Ahora ${warehouse}`,
  result: {
    lines: (count) => plural(count, "línea con incidencia", "líneas con incidencia"),
    countings: (counted, count, total) => `en ${counted} de ${total} ${active(count)}`,
    at: (time) => `contado a las ${time}`,
    covered: (walked, since) =>
      `Se buscaron conteos activos entre ${plural(walked, "el", "los")} ${walked} ${plural(walked, "iniciado", "iniciados")} desde ${since}.`,
  },
  table: {
    name: "Tipos de incidencia",
    type: "Tipo",
    lines: "Líneas",
    where: "Dónde",
    zone: "Zona",
    whereScope:
      "los enlaces buscan en las líneas de un conteo; zonas: primera parte del código de ubicación",
  },
  noType: "Sin tipo",
  emptyName: "(nombre vacío)",
  untyped: "incidencias que no tienen tipo",
  unlisted: "fuera de la lista",
  unlistedMeaning: "Aparece en líneas, pero no está en la lista de la organización.",
  listedTimes: (times) => `${times} veces en la lista`,
  listedTwice: "dos veces en la lista",
  sameNameMeaning: "Los tipos con este nombre se cuentan como uno.",
  more: (count) => `${count} más`,
  nowhere: "en ninguna parte",
  nowhereYet: "en ninguna parte aún",
  search: (type) => `Buscar «${type}» en las líneas de este conteo`,
  startedOn: (moment) => `iniciado ${moment}`,
  notices: {
    stopped: (count, done, total) => `Cancelado tras ${done} de ${total} ${nouns.counts(count)}.`,
    stoppedEarly: "Cancelado antes de conocer los conteos activos.",
    stoppedConsequence: "Lo contado hasta entonces se conserva; las cifras son parciales.",
    failed: (count, failed, total) =>
      `No se ${plural(failed, "pudo", "pudieron")} contar ${failed} de ${total} ${active(count)}.`,
    failedConsequence: "Sus líneas faltan en las cifras.",
    notFound: "No se pudieron buscar los conteos activos.",
    notAllFound: (count, walked, total) =>
      `Solo se ${plural(walked, "pudo", "pudieron")} revisar ${walked} de ${total} ${nouns.counts(count)}.`,
    notAllFoundConsequence: "Puede haber más conteos activos.",
    unreadable: (count, entries) =>
      `${entries} ${plural(count, "entrada de la lista no se pudo leer", "entradas de la lista no se pudieron leer")}.`,
    unreadableConsequence: "Pueden ser conteos activos.",
    unreadableLines: (count, unread) =>
      `${unread} ${plural(count, "línea no se pudo leer", "líneas no se pudieron leer")}.`,
    unreadableLinesConsequence: "Pueden tener incidencias.",
    age: (age) => `Esta lista de tipos tiene ${age}.`,
    ageConsequence: "Se mantiene hasta que responda el sistema de existencias.",
  },
  none: {
    title: "Sin tipos de incidencia",
    text: "La organización no tiene ninguno. Las incidencias sin tipo, o con uno que no está en la lista, se pueden contar igualmente.",
  },
  noneActive: "No hay ningún conteo activo.",
  announceLoaded: (count, types) =>
    `${types} ${plural(count, "tipo de incidencia cargado", "tipos de incidencia cargados")}`,
  announceCounting: "Contando incidencias",
  announceCounted: (count, found, of, countings) =>
    `${found} ${lines(count)} con incidencia en ${countings} ${active(of)}.`,
};
