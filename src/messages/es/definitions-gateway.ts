import type { ofGateway as english } from "#messages/en/definitions-gateway.ts";

/** Figures about the figures. */
export const ofGateway: typeof english = {
  "data-age": {
    name: "Antigüedad de las cifras",
    meaning:
      "Tiempo desde que la pasarela las obtuvo de la API, según el reloj de la pasarela; el de su dispositivo no interviene.",
    unit: "segundos",
  },
};
