import type { ofGateway as english } from "#messages/en/definitions-gateway.ts";

/** Figures about the figures. */
export const ofGateway: typeof english = {
  "data-age": {
    name: "Âge des chiffres",
    meaning:
      "Temps écoulé depuis que la passerelle les a reçus de l’API, selon l’horloge de la passerelle ; celle de votre appareil n’intervient pas.",
    unit: "secondes",
  },
};
