import type { ofTrends as english } from "#messages/en/definitions-trends.ts";

/** Figures that the finished countings of a warehouse in a period have together. */
export const ofTrends: typeof english = {
  "trend-month": {
    name: "Um armazém neste mês",
    meaning: "O número central das suas contagens concluídas neste mês.",
    note: "Metade é menor, metade é maior, qualquer que seja o tamanho de cada contagem. O habitual é o mesmo número das anteriores no período.",
    unit: "a do indicador",
    noAnswer: "Nenhuma contagem foi concluída neste mês.",
  },
};
