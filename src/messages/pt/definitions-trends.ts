import type { ofTrends as english } from "#messages/en/definitions-trends.ts";

/** Figures that the finished countings of a warehouse in a period have together. */
export const ofTrends: typeof english = {
  "trend-median": {
    name: "Mediana de um armazém",
    meaning: "O número central das suas contagens concluídas no período.",
    note: "Metade é menor, metade é maior, qualquer que seja o tamanho de cada contagem.",
    unit: "a do indicador",
    noAnswer: "Nenhuma contagem concluída tem o indicador.",
  },
  "trend-overall": {
    name: "Um armazém no conjunto",
    meaning: "Suas contagens concluídas no período tomadas como uma só.",
    note: "A soma das divergências, dos incidentes ou das linhas contadas ÷ a soma das linhas, de modo que uma contagem grande pesa mais. Não é a média dos seus números.",
    unit: "a do indicador",
    noAnswer:
      "Nenhuma contagem concluída tem o indicador. Linhas e horas previstas não têm esse indicador.",
  },
};
