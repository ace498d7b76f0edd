import type { ofLines as english } from "#messages/en/definitions-lines.ts";
import { atCost, finished, lines, share } from "./definitions-common.ts";

const units = "unidades dos produtos";
const linesPerHour = "linhas por hora";
const noForecast = `Nenhuma linha foi concluída, ou não falta nenhuma. ${finished}`;

/** Figures added up from the product lines. */
export const ofLines: typeof english = {
  "lines-total": {
    name: "Linhas",
    meaning: "As linhas desta contagem que puderam ser lidas.",
    unit: lines,
  },
  "lines-counted": {
    name: "Linhas contadas, segundo as linhas",
    meaning: "Linhas que estão contadas.",
    unit: lines,
  },
  "lines-left": {
    name: "Linhas por contar, segundo as linhas",
    meaning: "Linhas que ainda não estão contadas, também as que estão em andamento.",
    unit: lines,
  },
  "lines-discrepancies": {
    name: "Linhas com divergência",
    meaning: "Linhas que diferem do estoque esperado.",
    unit: lines,
  },
  "lines-incidents": {
    name: "Linhas com incidente",
    meaning: "Linhas em que algo foi registrado.",
    unit: lines,
  },
  accuracy: {
    name: "Acurácia",
    meaning: "A parte das linhas contadas que coincide com o estoque esperado.",
    note: "Linhas contadas sem nenhuma diferença ÷ linhas contadas com diferença conhecida.",
    unit: share,
    noAnswer: "Nenhuma linha contada tem diferença conhecida.",
  },
  "net-value": {
    name: "Variação líquida",
    meaning: "O que sobra menos o que falta, a custo.",
    note: "A soma de diferença × preço de custo. Sobras e faltas se compensam: leia-a ao lado da variação absoluta.",
    unit: atCost,
  },
  "absolute-value": {
    name: "Variação absoluta",
    meaning: "Tudo o que difere, nos dois sentidos, a custo.",
    note: "A soma de diferença × preço de custo, sem sinais.",
    unit: atCost,
  },
  "gain-value": {
    name: "Sobras a custo",
    meaning: "O que foi encontrado além do estoque esperado, a custo.",
    unit: atCost,
  },
  "loss-value": {
    name: "Faltas a custo",
    meaning: "O que falta do estoque esperado, a custo; como valor positivo.",
    unit: atCost,
  },
  "net-units": {
    name: "Variação líquida em unidades",
    meaning: "O que sobra menos o que falta, em unidades.",
    unit: units,
  },
  "absolute-units": {
    name: "Variação absoluta em unidades",
    meaning: "Tudo o que difere, nos dois sentidos, em unidades.",
    unit: units,
  },
  "gain-units": {
    name: "Sobras em unidades",
    meaning: "O que foi encontrado além do estoque esperado, em unidades.",
    unit: units,
  },
  "loss-units": {
    name: "Faltas em unidades",
    meaning: "O que falta do estoque esperado, em unidades.",
    unit: units,
  },
  undocumented: {
    name: "Sem motivo",
    meaning: "Divergências às quais ninguém deu ainda um motivo.",
    unit: lines,
  },
  "documentation-coverage": {
    name: "Divergências com motivo",
    meaning: "A parte das divergências que tem motivo.",
    note: "Linhas com divergência que tem motivo ÷ linhas com divergência.",
    unit: share,
    noAnswer: "Não há divergências.",
  },
  recounted: {
    name: "Linhas com contagem anterior",
    meaning: "Linhas que têm uma contagem prévia.",
    note: "O sistema de estoque não diz qual contagem prévia mantém.",
    unit: lines,
  },
  "rate-hour": {
    name: "Velocidade da última hora",
    meaning: "Linhas concluídas em 60 minutos úteis até o último quarto de hora, como na previsão.",
    unit: linesPerHour,
    noAnswer: finished,
  },
  "rate-start": {
    name: "Velocidade desde o início",
    meaning: "Linhas contadas por hora, em média desde o início da primeira.",
    note: "Linhas contadas ÷ horas úteis desde o início da primeira linha; numa contagem concluída, até a conclusão da última.",
    unit: linesPerHour,
    noAnswer:
      "Nenhuma linha foi iniciada, não passou tempo útil desde então ou os números são antigos demais.",
  },
  "forecast-early": {
    name: "Previsão, mais cedo",
    meaning:
      "Quando as linhas restantes estarão contadas com a maior das duas velocidades, em tempo útil.",
    unit: "momento",
    noAnswer: noForecast,
  },
  "forecast-late": {
    name: "Previsão, mais tarde",
    meaning:
      "Quando as linhas restantes estarão contadas com a menor das duas velocidades, em tempo útil.",
    unit: "momento",
    noAnswer: noForecast,
  },
};
