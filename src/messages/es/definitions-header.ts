import type { ofHeader as english } from "#messages/en/definitions-header.ts";
import { finished, lines, share, tooOld } from "./definitions-common.ts";

const nothingCounted = "No hay ninguna línea contada.";

/** Figures that the list and the counting itself have, without its lines. */
export const ofHeader: typeof english = {
  progress: {
    name: "Avance",
    meaning: "La parte de las líneas que está contada.",
    note: "Líneas contadas ÷ todas las líneas. Redondeado hacia abajo a un decimal: 100 % significa que no falta nada.",
    unit: share,
    noAnswer: "No hay líneas que contar.",
  },
  total: {
    name: "Líneas que contar",
    meaning: "Cuántas líneas hay que contar.",
    unit: lines,
  },
  counted: {
    name: "Líneas contadas",
    meaning: "Cuántas líneas se han contado.",
    unit: lines,
  },
  left: {
    name: "Líneas por contar",
    meaning: "Cuántas líneas faltan por contar.",
    unit: lines,
  },
  discrepancies: {
    name: "Discrepancias",
    meaning: "Cuántas diferencias con las existencias esperadas se encontraron.",
    note: "El sistema de existencias no dice que cada una sea una línea.",
    unit: "discrepancias",
  },
  incidents: {
    name: "Incidencias",
    meaning: "Cuántas incidencias se notificaron.",
    unit: "incidencias",
  },
  pace: {
    name: "Plan",
    meaning: "La parte de las líneas que debería estar contada ahora, a ritmo constante.",
    note: "Tiempo laborable desde el inicio ÷ tiempo laborable del inicio al plazo, de 0 a 100 %. Sin horario laboral, todo el tiempo es laborable.",
    unit: share,
    noAnswer: `${finished} O no hay tiempo laborable entre el inicio y el plazo.`,
  },
  "ahead-hours": {
    name: "Delante o detrás del plan",
    meaning: "Cuánto va el conteo por delante o por detrás del plan, en tiempo laborable.",
    note: "(Avance − plan) × las horas laborables del inicio al plazo; en positivo, por delante. Hasta 5 minutos, o el 1 % de esas horas, va según el plan.",
    unit: "horas laborables",
    noAnswer: `${finished} O no hay avance o plan.`,
  },
  overdue: {
    name: "Fuera de plazo",
    meaning: "El plazo ha pasado y quedan líneas.",
    note: "Solo un conteo activo está fuera de plazo; el plazo pasa según el reloj, sea cual sea el horario laboral.",
    unit: "sí o no",
    noAnswer: tooOld,
  },
  "discrepancies-per-100": {
    name: "Discrepancias por 100",
    meaning: "Discrepancias en 100 líneas contadas.",
    note: "En un conteo activo, las habidas hasta ahora.",
    unit: "por 100 líneas contadas",
    noAnswer: nothingCounted,
  },
  "incidents-per-100": {
    name: "Incidencias por 100",
    meaning: "Incidencias en 100 líneas contadas.",
    note: "En un conteo activo, las habidas hasta ahora.",
    unit: "por 100 líneas contadas",
    noAnswer: nothingCounted,
  },
  "final-share": {
    name: "Completado",
    meaning: "La parte de las líneas que se contó hasta el final.",
    unit: share,
    noAnswer: "El conteo está activo o no tiene líneas que contar.",
  },
  "window-hours": {
    name: "Horas previstas",
    meaning: "Horas de reloj del inicio al plazo, sea cual sea el horario laboral.",
    unit: "horas",
    noAnswer: "El plazo no es posterior al inicio.",
  },
};
