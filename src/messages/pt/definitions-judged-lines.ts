import type { ofJudgedLines as english } from "#messages/en/definitions-judged-lines.ts";
import { atCost, lines, share } from "./definitions-common.ts";

const expected =
  "O estoque esperado é o contado menos a diferença; antes de contar, o estoque do lugar da linha.";

/** Figures of the product lines that judge them or compare them with each other. */
export const ofJudgedLines: typeof english = {
  "accuracy-tolerance": {
    name: "Acurácia com tolerância",
    meaning: "A parte das linhas contadas que é exata ou está na tolerância da sua classe.",
    note: "Linhas contadas cuja diferença, sem o sinal, está dentro da tolerância da sua classe ÷ linhas contadas com diferença conhecida. Onde nada é esperado, só passa quem não tem diferença.",
    unit: share,
    noAnswer: "Nenhuma linha contada tem diferença conhecida.",
  },
  misplaced: {
    name: "Provavelmente no lugar errado",
    meaning: "O produto falta nesta linha e sobra em outra, ou o contrário.",
    note: "Linhas com divergência cujo produto tem outra de sinal contrário em outra linha da contagem.",
    unit: lines,
  },
  "pack-hints": {
    name: "Caixa ou unidade?",
    meaning: "A diferença é um número inteiro de caixas.",
    note: "Linhas com divergência que é múltiplo inteiro das unidades por caixa do produto, quando são mais de 1.",
    unit: lines,
  },
  "stalled-lines": {
    name: "Iniciadas há muito tempo e não concluídas",
    meaning: "Linhas iniciadas que demoram muito mais que o normal.",
    note: "Linhas em andamento há mais de 30 minutos e há mais de 5 vezes o tempo mediano das linhas contadas da contagem.",
    unit: lines,
    noAnswer: "Os números são antigos demais.",
  },
  "value-counted": {
    name: "Valor contado",
    meaning: "A parte do valor do estoque que está contada.",
    note: `O valor das linhas contadas ÷ o de todas. O valor de uma linha é o estoque esperado, sem o sinal, × preço de custo. ${expected}`,
    unit: share,
    noAnswer: "Nenhuma linha tem valor.",
  },
  "value-at-risk": {
    name: "Valor de estoque ainda não contado",
    meaning: "O que deveriam conter as linhas ainda não contadas, a custo.",
    note: `O valor das linhas não contadas: estoque esperado, sem o sinal, × preço de custo. ${expected}`,
    unit: atCost,
  },
};
