import type { ofLog as english } from "#messages/en/definitions-log.ts";

/** Figures of the error log of an import. */
export const ofLog: typeof english = {
  lines: {
    name: "Zeilen einer Meldung",
    meaning:
      "Zeilen des Protokolls mit derselben Meldung, gleich welche Zahlen und Werte in Anführungszeichen sie enthält.",
    unit: "Zeilen des Protokolls",
  },
};
