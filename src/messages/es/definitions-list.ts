import type { ofList as english } from "#messages/en/definitions-list.ts";
import { finished, lines, share, tooOld } from "./definitions-common.ts";

/** Figures that the list of countings has besides those of a header. */
export const ofList: typeof english = {
  elapsed: {
    name: "Tiempo transcurrido",
    meaning: "Tiempo de reloj desde que empezó el conteo.",
    unit: "horas",
    noAnswer: `No ha empezado. ${finished}`,
  },
  forecast: {
    name: "Previsión",
    meaning: "Cuándo estarán contadas las líneas restantes, igual en todas las páginas.",
    note: "Según la velocidad de la última hora laborable y la media desde la primera línea, en el último cuarto de hora; el punto medio si difieren. Mientras solo se conoce la cabecera, según la media desde el inicio.",
    unit: "momento",
    noAnswer: `No hay nada contado o nada por contar. ${finished}`,
  },
  "discrepancy-rate": {
    name: "Discrepancias por línea contada",
    meaning: "Discrepancias por cada línea contada.",
    unit: share,
    noAnswer: "No hay nada contado.",
  },
  "active-countings": {
    name: "Conteos activos",
    meaning: "Conteos que están en marcha, entre los que se revisaron.",
    unit: "conteos",
  },
  "active-participants": {
    name: "Participantes de los conteos activos",
    meaning: "Personas que participan en un conteo activo, cada una una sola vez.",
    unit: "personas",
  },
  "active-left": {
    name: "Líneas por contar en los conteos activos",
    meaning: "Las líneas por contar de todos los conteos activos juntos.",
    unit: lines,
  },
  "active-total": {
    name: "Líneas de los conteos activos",
    meaning: "Todas las líneas de los conteos activos juntos, contadas o no.",
    unit: lines,
  },
  "active-behind": {
    name: "Conteos activos por detrás del plan",
    meaning:
      "Conteos activos cuyo avance va por detrás del plan, también los que están fuera de plazo.",
    unit: "conteos",
    noAnswer: tooOld,
  },
  "active-late": {
    name: "Conteos con retraso",
    meaning: "Conteos activos que acabarán después de su plazo según las dos velocidades.",
    unit: "conteos",
    noAnswer: tooOld,
  },
  "active-overdue": {
    name: "Conteos fuera de plazo",
    meaning: "Conteos activos cuyo plazo ha pasado y que tienen líneas por contar.",
    unit: "conteos",
    noAnswer: tooOld,
  },
  "active-discrepancies": {
    name: "Discrepancias de los conteos activos",
    meaning: "Las discrepancias de todos los conteos activos juntos.",
    unit: "discrepancias",
  },
  "active-counted": {
    name: "Líneas contadas en los conteos activos",
    meaning: "Las líneas contadas de todos los conteos activos juntos.",
    unit: lines,
  },
  "active-incidents": {
    name: "Incidencias de los conteos activos",
    meaning: "Las incidencias de todos los conteos activos juntos.",
    unit: "incidencias",
  },
};
