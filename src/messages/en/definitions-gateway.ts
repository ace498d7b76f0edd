import type { Definitions } from "./definitions-common.ts";

/** Figures about the figures. */
export const ofGateway = {
  "data-age": {
    name: "Age of the figures",
    meaning: "How long ago these figures came from the stock system.",
    note: "Measured by the gateway’s clock; your device’s clock plays no part.",
    unit: "seconds",
  },
} satisfies Definitions;
