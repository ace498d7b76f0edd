import type { ofHistory as english } from "#messages/en/definitions-history.ts";
import { share } from "./definitions-common.ts";

/** The figures that the ended counts of a warehouse have together. */
export const ofHistory: typeof english = {
  "month-median": {
    name: "O mês de um armazém",
    meaning: "A mediana das suas contagens que começaram no mês e estão concluídas.",
    note: "Metade é menor, metade é maior, qualquer que seja o tamanho de cada contagem.",
    unit: "a do indicador",
    noAnswer: "Nenhuma contagem do mês está concluída.",
  },
  "usual-median": {
    name: "Normal",
    meaning: "A mediana das contagens concluídas do armazém nos meses anteriores.",
    note: "Para dizer melhor ou pior são precisas três contagens concluídas de cada lado e uma mudança de mais de 0,3 e de 8 %.",
    unit: "a do indicador",
    noAnswer: "Nenhuma contagem dos meses anteriores está concluída.",
  },
  "wrong-counts": {
    name: "Errado em contagens",
    meaning:
      "Em quantas das doze últimas contagens do armazém houve diferença, das que contaram o produto ou a localização.",
    unit: "contagens",
  },
  "wrong-before": {
    name: "Erros anteriores",
    meaning:
      "Em quantas das quatro últimas contagens do armazém antes desta o produto teve diferença.",
    unit: "contagens",
    noAnswer: "O histórico não tem contagem anterior do armazém ou não responde.",
  },
  "recent-share": {
    name: "Contado em 90 dias",
    meaning: "A parte dos lugares que foi contada nos últimos 90 dias.",
    note: "Um lugar é um produto em uma localização, de um lote, que consta de uma contagem encerrada.",
    unit: share,
    noAnswer: "Nenhum lugar consta.",
  },
  "places-again": {
    name: "Errado de novo",
    meaning: "Lugares com diferença do mesmo sinal nas duas contagens.",
    unit: "lugares",
  },
  "places-turned": {
    name: "Invertido",
    meaning: "Lugares com falta em uma contagem e sobra na outra.",
    unit: "lugares",
  },
  "places-new": {
    name: "Errado agora",
    meaning: "Lugares que estavam certos na contagem anterior e têm diferença na posterior.",
    unit: "lugares",
  },
  "places-cured": {
    name: "Corrigido",
    meaning: "Lugares que tinham diferença na contagem anterior e estão certos na posterior.",
    unit: "lugares",
  },
};
