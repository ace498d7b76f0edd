import type { ofGateway as english } from "#messages/en/definitions-gateway.ts";

/** Figures about the figures. */
export const ofGateway: typeof english = {
  "data-age": {
    name: "Idade dos números",
    meaning:
      "Tempo desde que o gateway os obteve da API, pelo relógio do gateway; o do dispositivo não interfere.",
    unit: "segundos",
  },
};
