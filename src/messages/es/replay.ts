import type { replay as english } from "#messages/en/replay.ts";
import { plural } from "./plural.ts";

/** Messages of the replay of a counting, and of what changed in it. */
export const replay: typeof english = {
  label: "Repetición del conteo",
  lead: "Repetición:",
  notLive: "no en directo",
  play: "Reproducir",
  pause: "Pausa",
  moment: "Momento mostrado",
  momentText: (moment, share) => `${moment}, ${share} contado`,
  speed: "Velocidad",
  speedOf: (minutes) => `${minutes} min/s`,
  limits: {
    summary: "Reconstruido a partir de las líneas; qué no se puede reconstruir",
    intro:
      "Una línea figura como contada desde su fin y como en curso desde su inicio. La documentación y las incidencias están desde que se escribieron.",
    items: [
      "Un conteo antes de corregirse: la API no da su hora ni más que sus cifras, así que una línea contada otra vez no está contada hasta que terminó su último conteo.",
      "Los totales de la cabecera: se suman a partir de las líneas que se pudieron leer y pueden diferir de lo que la cabecera decía entonces.",
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
    marks: "Desde cuándo",
    look: "Desde la última vez que miré",
    clock: "Desde una hora del día",
    time: "Hora del día",
    both: "Entre las dos",
    lookedAt: (moment) => `${moment}, en este navegador`,
    firstVisit: "No hubo una visita anterior a este conteo con este navegador.",
    notStored:
      "Este navegador no guarda nada entre visitas, así que no puede saber cuándo miró por última vez.",
    later: "Es posterior al momento que se muestra.",
    counted: "Líneas contadas",
    discrepancies: "Discrepancias nuevas",
    incidents: "Incidencias notificadas",
    documented: "Documentación escrita",
    net: "neto",
    absolute: "absoluto",
    undocumented: (count) => `${count} sin documentar`,
    showLines: (what) => `Ver las líneas: ${what}`,
    limits: "Qué no puede decir esto",
    note: "Según las horas que llevan las líneas, las incidencias y la documentación. Una línea contada otra vez figura entre las contadas en su último fin; lo eliminado o sustituido no se conoce.",
    undated: (count, of) =>
      `${count} ${plural(of, "línea lleva", "líneas llevan")} una diferencia sin estar ${plural(of, "terminada", "terminadas")}: nada dice desde cuándo.`,
    ofBrowser: "Cuándo miró por última vez se guarda solo en este navegador.",
  },
};
