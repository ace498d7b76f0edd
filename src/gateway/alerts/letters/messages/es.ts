import { alertWords } from "#messages/es/alert-words.ts";
import type { en } from "./en.ts";

export const es: typeof en = {
  ...alertWords,
  counted: "Contado",
  target: "Objetivo no alcanzado",
  apiText:
    "Hasta que responda no se puede valorar ningún conteo. El próximo mensaje llegará cuando lo haga.",
  apiUp: "El sistema de existencias vuelve a responder.",
  limits: {
    "at-least": (figure, value, limit) => `${figure}: ${value}. La regla dice al menos ${limit}.`,
    "at-most": (figure, value, limit) => `${figure}: ${value}. La regla dice como máximo ${limit}.`,
  },
  solved: (what) => `Resuelto: ${what}`,
  reasons: {
    over: "La regla ya no se cumple.",
    ended: "El conteo ha terminado.",
    gone: "El sistema de existencias ya no muestra el conteo.",
  },
  counts: (number) => `${number} conteos`,
  several: (names) =>
    `Un solo mensaje para todos, porque son muchos a la vez. Entre ellos: ${names}.`,
  test: "Prueba de Countboard",
  testText: "Este destino recibe los mensajes de Countboard.",
  open: "Abrir el conteo",
  openAll: "Abrir Countboard",
  handover: "Relevo de turno",
  rule: (name) => `Regla: ${name}`,
  digest: (name) => `Resumen: ${name}`,
  withZone: (foot, zone) => `${foot}. Horas en ${zone}.`,
  stale: "El sistema de existencias no responde, por lo que no hay cifras.",
};
