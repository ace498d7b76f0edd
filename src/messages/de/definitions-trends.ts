import type { ofTrends as english } from "#messages/en/definitions-trends.ts";

/** Figures that the finished countings of a warehouse in a period have together. */
export const ofTrends: typeof english = {
  "trend-month": {
    name: "Ein Lager in diesem Monat",
    meaning: "Der mittlere Wert seiner in diesem Monat abgeschlossenen Zählungen.",
    note: "Die Hälfte liegt darunter, die Hälfte darüber, wie groß auch jede Zählung war. Üblich ist derselbe Wert der früheren Zählungen im Zeitraum.",
    unit: "die der Kennzahl",
    noAnswer: "In diesem Monat wurde keine Zählung abgeschlossen.",
  },
};
