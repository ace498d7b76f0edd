import type { ofHeader as english } from "#messages/en/definitions-header.ts";
import { finished, lines, share, tooOld } from "./definitions-common.ts";

const nothingCounted = "No hay ninguna línea contada.";

/** Figures that the list and the counting itself have, without its lines. */
export const ofHeader: typeof english = {
  progress: {
    name: "Avance",
    meaning:
      "Líneas contadas ÷ todas las líneas. Redondeado hacia abajo a un decimal, de modo que 100 % significa que no falta nada.",
    unit: share,
    noAnswer: "No hay líneas que contar.",
  },
  total: {
    name: "Líneas que contar",
    meaning: "Cuántas líneas de producto abarca el conteo, según su cabecera.",
    unit: lines,
  },
  counted: {
    name: "Líneas contadas",
    meaning: "Cuántas líneas se han contado, según la cabecera.",
    unit: lines,
  },
  left: {
    name: "Líneas por contar",
    meaning: "Cuántas líneas no se han contado aún, según la cabecera.",
    unit: lines,
  },
  discrepancies: {
    name: "Discrepancias",
    meaning:
      "Discrepancias de existencias encontradas, según la cabecera. La API no dice que sean líneas.",
    unit: "discrepancias",
  },
  incidents: {
    name: "Incidencias",
    meaning: "Incidencias notificadas, según la cabecera.",
    unit: "incidencias",
  },
  pace: {
    name: "Ritmo",
    meaning:
      "Dónde estaría ahora el conteo a un ritmo constante: tiempo laborable desde el inicio ÷ tiempo laborable del inicio al plazo, de 0 a 100 %. Sin horario laboral configurado, todo el tiempo es laborable.",
    unit: share,
    noAnswer: `${finished} O no hay tiempo laborable entre el inicio y el plazo.`,
  },
  "ahead-hours": {
    name: "Adelanto o retraso",
    meaning:
      "(Avance − ritmo) × las horas laborables del inicio al plazo; en positivo, adelanto. Hasta 5 minutos, o el 1 % de esas horas, va al ritmo previsto.",
    unit: "horas laborables",
    noAnswer: `${finished} O no hay avance o ritmo.`,
  },
  overdue: {
    name: "Vencido",
    meaning: "El conteo está activo, su plazo ha pasado según el reloj y quedan líneas.",
    unit: "sí o no",
    noAnswer: tooOld,
  },
  "discrepancies-per-100": {
    name: "Discrepancias por 100",
    meaning:
      "Discrepancias × 100 ÷ líneas contadas, según la cabecera. En un conteo activo, las habidas hasta ahora.",
    unit: "por 100 líneas contadas",
    noAnswer: nothingCounted,
  },
  "incidents-per-1000": {
    name: "Incidencias por 1000",
    meaning:
      "Incidencias × 1000 ÷ líneas contadas, según la cabecera. En un conteo activo, las habidas hasta ahora.",
    unit: "por 1000 líneas contadas",
    noAnswer: nothingCounted,
  },
  "final-share": {
    name: "Completado",
    meaning: "Líneas contadas ÷ todas las líneas de un conteo terminado.",
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
