import type { ofTrends as english } from "#messages/en/definitions-trends.ts";

/** Figures that the finished countings of a warehouse in a period have together. */
export const ofTrends: typeof english = {
  "trend-month": {
    name: "Un almacén este mes",
    meaning: "La cifra central de sus conteos terminados este mes.",
    note: "La mitad son menores y la mitad mayores, fuera cual fuera el tamaño de cada conteo. Lo habitual es la misma cifra de los anteriores del periodo.",
    unit: "la de la cifra",
    noAnswer: "Este mes no se ha terminado ningún conteo.",
  },
};
