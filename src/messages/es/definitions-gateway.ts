import type { ofGateway as english } from "#messages/en/definitions-gateway.ts";

/** Figures about the figures. */
export const ofGateway: typeof english = {
  "data-age": {
    name: "Antigüedad de las cifras",
    meaning: "Cuánto hace que estas cifras llegaron del sistema de existencias.",
    note: "Medido por el reloj de la pasarela; el reloj de su dispositivo no cuenta.",
    unit: "segundos",
  },
};
