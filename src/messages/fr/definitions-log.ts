import type { ofLog as english } from "#messages/en/definitions-log.ts";

/** Figures of the error log of an import. */
export const ofLog: typeof english = {
  lines: {
    name: "Lignes d’un message",
    meaning:
      "Lignes du journal avec le même message, quels que soient ses nombres et ses valeurs entre guillemets.",
    unit: "lignes du journal",
  },
};
