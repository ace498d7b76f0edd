import type { en } from "./en.ts";

export const es: typeof en = {
  verdicts: {
    late: "Terminará tarde",
    overdue: "Fuera de plazo",
    stalled: "Detenido",
    "all-counted": "Todo contado, sin cerrar",
    ended: "Terminado",
  },
  figures: {
    behind: "Retraso sobre el plan",
    progress: "Contado",
    left: "Líneas pendientes",
    discrepancies: "Discrepancias",
    "discrepancy-rate": "Tasa de discrepancias",
    incidents: "Incidencias",
    accuracy: "Exactitud",
    undocumented: "Discrepancias sin documentar",
    "undocumented-value": "Valor sin documentar",
    "absolute-value": "Variación absoluta",
  },
  target: "Objetivo no cumplido",
  apiDown: "La API de recuentos no responde",
  apiText:
    "Hasta que responda no se puede valorar ningún recuento. El próximo mensaje llegará cuando lo haga.",
  apiUp: "La API de recuentos vuelve a responder.",
  limits: {
    "at-least": (figure, value, limit) => `${figure}: ${value}. La regla dice al menos ${limit}.`,
    "at-most": (figure, value, limit) => `${figure}: ${value}. La regla dice como máximo ${limit}.`,
  },
  solved: (what) => `Resuelto: ${what}`,
  reasons: {
    over: "La regla ya no se cumple.",
    ended: "El recuento ha terminado.",
    gone: "La API ya no muestra el recuento.",
  },
  counts: (number) => `${number} recuentos`,
  several: (names) =>
    `Un solo mensaje para todos, porque son muchos a la vez. Entre ellos: ${names}.`,
  test: "Prueba de Countboard",
  testText: "Este destino recibe los mensajes de Countboard.",
  open: "Abrir el recuento",
  openAll: "Abrir Countboard",
  handover: "Relevo de turno",
  rule: (name) => `Regla: ${name}`,
  digest: (name) => `Resumen: ${name}`,
  stale: "La API no responde, por lo que no hay cifras.",
};
