import type { Definitions } from "./definitions-common.ts";

/** Figures about the figures. */
export const ofGateway = {
  "data-age": {
    name: "Age of the figures",
    meaning:
      "Time since the gateway got them from the API, by the gateway's clock; your device's clock plays no part.",
    unit: "seconds",
  },
} satisfies Definitions;
