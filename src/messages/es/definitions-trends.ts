import type { ofTrends as english } from "#messages/en/definitions-trends.ts";

/** Figures that the finished countings of a warehouse in a period have together. */
export const ofTrends: typeof english = {
  "trend-median": {
    name: "Mediana de un almacén",
    meaning: "La cifra central de sus conteos terminados en el periodo.",
    note: "La mitad son menores y la mitad mayores, fuera cual fuera el tamaño de cada conteo.",
    unit: "la de la cifra",
    noAnswer: "Ningún conteo terminado tiene la cifra.",
  },
  "trend-overall": {
    name: "Un almacén en conjunto",
    meaning: "Sus conteos terminados en el periodo tomados como uno solo.",
    note: "La suma de sus discrepancias, incidencias o líneas contadas ÷ la suma de las líneas, de modo que un conteo grande pesa más. No es la media de sus cifras.",
    unit: "la de la cifra",
    noAnswer:
      "Ningún conteo terminado tiene la cifra. Las líneas y las horas previstas no tienen esta cifra.",
  },
};
