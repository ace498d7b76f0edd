import type { ofLog as english } from "#messages/en/definitions-log.ts";

/** Figures of the error log of an import. */
export const ofLog: typeof english = {
  lines: {
    name: "Líneas de un mensaje",
    meaning:
      "Líneas del registro con el mismo mensaje, sean cuales sean sus números y valores entre comillas.",
    unit: "líneas del registro",
  },
};
