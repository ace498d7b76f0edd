import type { ofHeader as english } from "#messages/en/definitions-header.ts";
import { finished, lines, share, tooOld } from "./definitions-common.ts";

const nothingCounted = "Nenhuma linha foi contada.";

/** Figures that the list and the counting itself have, without its lines. */
export const ofHeader: typeof english = {
  progress: {
    name: "Progresso",
    meaning: "A parte das linhas que já foi contada.",
    note: "Linhas contadas ÷ linhas da contagem. Arredondado para baixo, com uma casa decimal: 100% significa que não falta nada.",
    unit: share,
    noAnswer: "Não há linhas a contar.",
  },
  total: {
    name: "Linhas a contar",
    meaning: "Quantas linhas há para contar.",
    unit: lines,
  },
  counted: {
    name: "Linhas contadas",
    meaning: "Quantas linhas já foram contadas.",
    unit: lines,
  },
  left: {
    name: "Linhas por contar",
    meaning: "Quantas linhas ainda não foram contadas.",
    unit: lines,
  },
  discrepancies: {
    name: "Divergências",
    meaning: "Quantas diferenças do estoque esperado foram encontradas.",
    note: "O sistema de estoque não diz que cada uma é uma linha.",
    unit: "divergências",
  },
  incidents: {
    name: "Incidentes",
    meaning: "Quantos incidentes foram registrados.",
    unit: "incidentes",
  },
  pace: {
    name: "Plano",
    meaning: "A parte das linhas que já deveria estar contada, em ritmo constante.",
    note: "Tempo útil desde o início ÷ tempo útil do início ao prazo, de 0 a 100%. Sem horário de trabalho, todo o tempo é útil.",
    unit: share,
    noAnswer: `${finished} Ou não há tempo útil entre o início e o prazo.`,
  },
  "ahead-hours": {
    name: "À frente ou atrás do plano",
    meaning: "Quanto a contagem está à frente ou atrás do plano, em tempo útil.",
    note: "(Progresso − plano) × as horas úteis do início ao prazo; positivo é à frente. Até 5 minutos, ou 1% dessas horas, está conforme o plano.",
    unit: "horas úteis",
    noAnswer: `${finished} Ou não há progresso ou plano.`,
  },
  overdue: {
    name: "Fora do prazo",
    meaning: "O prazo passou e há linhas por contar.",
    note: "Só uma contagem ativa vence; o prazo passa pelo relógio, qualquer que seja o horário de trabalho.",
    unit: "sim ou não",
    noAnswer: tooOld,
  },
  "discrepancies-per-100": {
    name: "Divergências por 100",
    meaning: "Divergências em 100 linhas contadas.",
    note: "Numa contagem ativa, as encontradas até agora.",
    unit: "por 100 linhas contadas",
    noAnswer: nothingCounted,
  },
  "incidents-per-100": {
    name: "Incidentes por 100",
    meaning: "Incidentes em 100 linhas contadas.",
    note: "Numa contagem ativa, os registrados até agora.",
    unit: "por 100 linhas contadas",
    noAnswer: nothingCounted,
  },
  "final-share": {
    name: "Conclusão",
    meaning: "A parte das linhas que foi contada até o fim.",
    unit: share,
    noAnswer: "A contagem está ativa ou não tem linhas a contar.",
  },
  "window-hours": {
    name: "Horas previstas",
    meaning: "Horas de relógio do início ao prazo, qualquer que seja o horário de trabalho.",
    unit: "horas",
    noAnswer: "O prazo não é posterior ao início.",
  },
};
