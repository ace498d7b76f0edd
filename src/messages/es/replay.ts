import type { replay as english } from "#messages/en/replay.ts";
import { plural } from "./plural.ts";

/** Messages of the replay of a counting, and of what changed in it. */
export const replay: typeof english = {
  label: "Reproducción del conteo",
  lead: "Reproducción:",
  notLive: "no en directo",
  play: "Reproducir",
  pause: "Pausa",
  moment: "Momento mostrado",
  momentText: (moment, share) => `${moment}, ${share} contado`,
  speed: "Velocidad",
  speedOf: (minutes) => `${minutes} min/s`,
  limits: {
    summary: "Límites",
    intro:
      "El pasado se reconstruye a partir de las líneas. Una línea aparece como contada desde que se terminó y en curso desde que se empezó. La documentación y las incidencias aparecen cuando se escribieron. No se puede reconstruir:",
    items: [
      "Un conteo antes de corregirse: solo el último conteo tiene hora, así que una línea contada otra vez no está contada hasta que terminó su último conteo.",
      "Los totales: se suman a partir de las líneas que se pudieron leer y pueden diferir de lo que el resumen decía entonces.",
      "Líneas, documentación e incidencias eliminadas o sustituidas desde entonces.",
      "Existencias, coste, clases, a quién está asignada una línea, quién participa y el plazo: todo como está ahora.",
      "Una diferencia en una línea sin terminar: nada dice desde cuándo, así que está todo el tiempo.",
    ],
    keys: "Espacio reproduce y pausa, las flechas avanzan paso a paso, Inicio y Fin van al principio y al final. La reproducción salta los tramos de más de media hora en los que no se terminó nada.",
  },
  changes: {
    title: "Qué cambió",
    since: (from) => `desde ${from}`,
    between: (from, to) => `de ${from} a ${to}`,
    look: (moment) => `Última consulta, ${moment}`,
    yesterday: "Ayer a esta hora",
    later: "Es posterior al momento que se muestra.",
    counted: "Líneas contadas",
    discrepancies: "Discrepancias nuevas",
    incidents: "Incidencias notificadas",
    documented: "Documentación escrita",
    net: "neto",
    absolute: "absoluto",
    undocumented: (count) => `${count} sin documentar`,
    showLines: (what) => `Ver las líneas: ${what}`,
    handover: "Relevo de turno",
    limits: "Límites",
    note: "Según las horas que llevan las líneas, las incidencias y la documentación. Una línea contada otra vez figura entre las contadas en su último fin; lo eliminado o sustituido no se conoce.",
    undated: (count, of) =>
      `${count} ${plural(of, "línea lleva", "líneas llevan")} una diferencia sin estar ${plural(of, "terminada", "terminadas")}: nada dice desde cuándo.`,
  },
};
