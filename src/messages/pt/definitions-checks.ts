import type { ofChecks as english } from "#messages/en/definitions-checks.ts";
import { lines } from "./definitions-common.ts";

/** Signs that a line's figures may not mean what they seem to: what each can tell, and what not. */
export const ofChecks: typeof english = {
  "stock-moved": {
    name: "Estoque movido",
    meaning: "A localização não tem agora nem o estoque esperado nem o contado.",
    note: "Linhas contadas cuja localização tem agora um estoque que não é nem o esperado nem o contado. Numa contagem concluída, só se a última alteração do produto foi antes de concluída a última linha. Exemplo: 10 esperadas, 7 contadas, agora 8. Não se sabe se o estoque se moveu antes ou depois de contar; um movimento que deixa exatamente a quantidade contada não é visto.",
    unit: lines,
  },
  "changed-after-count": {
    name: "Alterado após a contagem",
    meaning: "O produto foi alterado depois de concluída a sua linha.",
    note: "Linhas contadas cujo produto foi alterado depois de concluídas e, numa contagem concluída, antes de concluída a última linha. Exemplo: concluída às 10:05, produto alterado às 10:40. Não se sabe o que foi alterado, e só a última alteração é conhecida.",
    unit: lines,
  },
  "listed-twice": {
    name: "Repetida",
    meaning: "Outra linha da contagem tem o mesmo produto, localização e lote.",
    note: "Linhas com o mesmo produto, localização e lote que outra linha da contagem. Exemplo: duas linhas de um parafuso em A-01-1 sem lote são 2 linhas. Não se sabe se a segunda é uma recontagem. A passagem de turno compara entre si as contagens ativas de um armazém.",
    unit: lines,
  },
  "negative-stock": {
    name: "Estoque negativo",
    meaning: "O estoque esperado, contado ou atual na localização é menor que 0.",
    note: "Linhas cujo estoque esperado, contado ou atual na localização é menor que 0. Exemplo: −4 esperadas. Não se sabe qual lançamento falta.",
    unit: lines,
  },
  "fractional-count": {
    name: "Quantidade fracionada",
    meaning: "Contou-se parte de uma unidade de um produto em unidades inteiras.",
    note: "Linhas com quantidade contada fracionária, embora as unidades por caixa e todos os estoques da linha sejam inteiros. Exemplo: 30 em estoque, 12,5 contadas. Não se sabe se o produto é medido, por exemplo em metros.",
    unit: lines,
  },
  "finish-before-start": {
    name: "Concluída antes do início",
    meaning: "A linha foi concluída antes de começar.",
    note: "Linhas concluídas antes de começar. Exemplo: iniciada às 10:05, concluída às 10:04. Não se sabe qual dos dois horários está errado; as durações deixam essas linhas de fora.",
    unit: lines,
  },
};
