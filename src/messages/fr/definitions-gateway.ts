import type { ofGateway as english } from "#messages/en/definitions-gateway.ts";

/** Figures about the figures. */
export const ofGateway: typeof english = {
  "data-age": {
    name: "Âge des chiffres",
    meaning: "Depuis combien de temps ces chiffres sont arrivés du système de stock.",
    note: "Mesuré par l’horloge de la passerelle ; celle de votre appareil n’intervient pas.",
    unit: "secondes",
  },
};
