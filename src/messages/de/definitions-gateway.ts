import type { ofGateway as english } from "#messages/en/definitions-gateway.ts";

/** Figures about the figures. */
export const ofGateway: typeof english = {
  "data-age": {
    name: "Alter der Zahlen",
    meaning: "Wie lange es her ist, dass diese Zahlen aus dem Lagersystem kamen.",
    note: "Gemessen nach der Uhr des Gateways; die Uhr Ihres Geräts spielt keine Rolle.",
    unit: "Sekunden",
  },
};
