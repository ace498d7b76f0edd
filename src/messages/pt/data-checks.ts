import type { dataChecks as english } from "#messages/en/data-checks.ts";
import { nouns, plural } from "./plural.ts";

const { lines } = nouns;

/** What does not fit together in a counting's data. */
export const dataChecks: typeof english = {
  title: "Verificações de dados",
  disagree: (figure, header, lines) =>
    `Os totais não batem: ${header} ${figure} no resumo, ${lines} nas linhas`,
  disagreeConsequence: "A barra mostra o resumo; gráficos e tabela, as linhas.",
  figure: {
    total: "no total",
    counted: "contadas",
    left: "por contar",
    incidents: "incidentes",
  },
  doesNotAddUp: (counted, left, total) =>
    `Os totais não batem: ${counted} ${plural(counted, "contada", "contadas")} e ${left} por contar não dão ${total}.`,
  noWindow: "O prazo não é posterior ao início; por isso não há plano.",
  asSent: "mostradas como recebidas",
  lines: {
    finishedWithoutCount: (count, of) =>
      `${count} ${lines(of)} ${plural(of, "encerrada", "encerradas")} sem número`,
    differenceBeforeCount: (count, of) => `${count} ${lines(of)} com diferença, mas sem contagem`,
    futureFinish: (count, of) =>
      `${count} ${plural(of, "linha concluída", "linhas concluídas")} no futuro`,
    repeated: (count, of) => `${count} ${lines(of)} com o número ou id de outra linha`,
    ofAnotherCounting: (count, of) =>
      `${count} ${plural(of, "linha que indica", "linhas que indicam")} outra contagem`,
  },
  group: "Verificações de dados",
  notes: {
    "stock-moved": "a localização não tem agora nem o estoque esperado nem o contado",
    "changed-after-count": "o produto foi alterado depois de concluída a linha",
    "listed-twice": "outra linha tem o mesmo produto, localização e lote",
    "negative-stock": "abaixo de 0: esperado, contado ou presente",
    "fractional-count": "parte de uma unidade de um produto em unidades inteiras",
    "finish-before-start": "seus dois horários se contradizem",
  },
};
