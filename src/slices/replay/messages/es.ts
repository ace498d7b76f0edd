import type { messages as english } from "./en.ts";

/** Messages of a counting's replay. */
export const messages: typeof english = {
  label: "Reproducción del conteo",
  lead: "Reproducción:",
  play: "Reproducir",
  pause: "Pausa",
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
};
