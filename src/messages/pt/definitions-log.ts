import type { ofLog as english } from "#messages/en/definitions-log.ts";

/** Figures of the error log of an import. */
export const ofLog: typeof english = {
  lines: {
    name: "Linhas de uma mensagem",
    meaning:
      "Linhas do registro com a mesma mensagem, quaisquer que sejam seus números e valores entre aspas.",
    unit: "linhas do registro",
  },
};
