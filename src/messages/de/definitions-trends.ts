import type { ofTrends as english } from "#messages/en/definitions-trends.ts";

/** Figures that the finished countings of a warehouse in a period have together. */
export const ofTrends: typeof english = {
  "trend-median": {
    name: "Median eines Lagers",
    meaning: "Der mittlere Wert seiner abgeschlossenen Zählungen im Zeitraum.",
    note: "Die Hälfte liegt darunter, die Hälfte darüber, wie groß auch jede Zählung war.",
    unit: "die der Kennzahl",
    noAnswer: "Keine abgeschlossene Zählung hat die Kennzahl.",
  },
  "trend-overall": {
    name: "Ein Lager insgesamt",
    meaning: "Seine abgeschlossenen Zählungen im Zeitraum als eine einzige betrachtet.",
    note: "Die Summe ihrer Abweichungen, Vorfälle oder gezählten Positionen ÷ die Summe der Positionen, sodass eine große Zählung mehr wiegt. Das ist nicht der Mittelwert ihrer Kennzahlen.",
    unit: "die der Kennzahl",
    noAnswer:
      "Keine abgeschlossene Zählung hat die Kennzahl. Für Positionen und geplante Stunden gibt es keinen solchen Wert.",
  },
};
