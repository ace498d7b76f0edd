import type { ofGateway as english } from "#messages/en/definitions-gateway.ts";

/** Figures about the figures. */
export const ofGateway: typeof english = {
  "data-age": {
    name: "Idade dos números",
    meaning: "Há quanto tempo estes números vieram do sistema de estoque.",
    note: "Medido pelo relógio do gateway; o relógio do seu aparelho não conta.",
    unit: "segundos",
  },
};
