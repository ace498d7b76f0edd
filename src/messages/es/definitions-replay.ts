import type { ofReplay as english } from "#messages/en/definitions-replay.ts";
import { atCost, lines } from "./definitions-common.ts";

const noCosts = "Los costes están ocultos.";

/** Figures of the replay of a counting, and of what changed in it. */
export const ofReplay: typeof english = {
  "replayed-at": {
    name: "Momento mostrado",
    meaning:
      "El momento al que se refiere todo lo que dice la página: lo que llegó después aún no está.",
    unit: "momento",
  },
  "changed-counted": {
    name: "Líneas contadas entre dos momentos",
    meaning: "Líneas que se terminaron después del primer momento y no después del segundo.",
    unit: lines,
  },
  "changed-discrepancies": {
    name: "Discrepancias nuevas",
    meaning: "De las líneas terminadas entre los dos momentos, las que tienen discrepancia.",
    unit: lines,
  },
  "changed-net-value": {
    name: "Valor neto de las discrepancias nuevas",
    meaning: "La suma de diferencia × precio de coste de las discrepancias nuevas.",
    unit: atCost,
    noAnswer: noCosts,
  },
  "changed-absolute-value": {
    name: "Valor absoluto de las discrepancias nuevas",
    meaning: "La suma de diferencia × precio de coste de las discrepancias nuevas, sin signos.",
    unit: atCost,
    noAnswer: noCosts,
  },
  "changed-incidents": {
    name: "Incidencias notificadas entre dos momentos",
    meaning:
      "Líneas cuya incidencia se notificó después del primer momento y no después del segundo.",
    unit: lines,
  },
  "changed-documented": {
    name: "Motivos indicados entre dos momentos",
    meaning: "Líneas cuyo motivo se indicó después del primer momento y no después del segundo.",
    unit: lines,
  },
};
