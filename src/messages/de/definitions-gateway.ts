import type { ofGateway as english } from "#messages/en/definitions-gateway.ts";

/** Figures about the figures. */
export const ofGateway: typeof english = {
  "data-age": {
    name: "Alter der Zahlen",
    meaning:
      "Zeit, seit das Gateway sie von der API erhalten hat, nach der Uhr des Gateways; die Uhr Ihres Geräts spielt keine Rolle.",
    unit: "Sekunden",
  },
};
