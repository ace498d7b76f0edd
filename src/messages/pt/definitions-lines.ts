import type { ofLines as english } from "#messages/en/definitions-lines.ts";
import { atCost, finished, lines, share } from "./definitions-common.ts";

const units = "unidades dos produtos";
const linesPerHour = "linhas por hora";
const noForecast = `Nenhuma linha foi concluída, ou não falta nenhuma. ${finished}`;

/** Figures added up from the product lines. */
export const ofLines: typeof english = {
  "lines-total": {
    name: "Linhas",
    meaning: "Linhas de produto que puderam ser lidas.",
    unit: lines,
  },
  "lines-counted": {
    name: "Linhas contadas, segundo as linhas",
    meaning: "Linhas cuja contagem terminou.",
    unit: lines,
  },
  "lines-left": {
    name: "Linhas por contar, segundo as linhas",
    meaning: "Linhas cuja contagem não terminou, incluídas as que estão em andamento.",
    unit: lines,
  },
  "lines-discrepancies": {
    name: "Linhas com divergência",
    meaning: "Linhas cuja diferença é um número diferente de 0.",
    unit: lines,
  },
  "lines-incidents": {
    name: "Linhas com incidente",
    meaning: "Linhas em que algo foi registrado durante a contagem.",
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
    meaning: "A parte da variação em que se encontrou mais que o esperado.",
    unit: atCost,
  },
  "loss-value": {
    name: "Faltas a custo",
    meaning: "A parte da variação em que se encontrou menos que o esperado, como valor positivo.",
    unit: atCost,
  },
  "net-units": {
    name: "Variação líquida em unidades",
    meaning: "A soma das diferenças; sobras e faltas se compensam.",
    unit: units,
  },
  "absolute-units": {
    name: "Variação absoluta em unidades",
    meaning: "A soma das diferenças sem os sinais.",
    unit: units,
  },
  "gain-units": {
    name: "Sobras em unidades",
    meaning: "A soma das diferenças acima de 0.",
    unit: units,
  },
  "loss-units": {
    name: "Faltas em unidades",
    meaning: "A soma das diferenças abaixo de 0, como quantidade positiva.",
    unit: units,
  },
  undocumented: {
    name: "Sem documentação",
    meaning: "Linhas com divergência para a qual ninguém deu um motivo.",
    unit: lines,
  },
  "documentation-coverage": {
    name: "Divergências documentadas",
    meaning: "Linhas com divergência documentada ÷ linhas com divergência.",
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
    meaning: "Linhas concluídas nos últimos 60 minutos úteis.",
    unit: linesPerHour,
    noAnswer: finished,
  },
  "rate-start": {
    name: "Velocidade desde o início",
    meaning:
      "Linhas contadas ÷ horas úteis desde o início da primeira linha; numa contagem concluída, até a conclusão da última.",
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
