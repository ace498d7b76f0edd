import type {
  ofRescue as englishRescue,
  ofRound as englishRound,
} from "#messages/en/definitions-rescue.ts";
import { atCost, lines, share } from "./definitions-common.ts";

const perHour = "linhas por hora útil";
const people = "pessoas";
const noTeam =
  "Ninguém concluiu uma linha nos últimos 60 minutos úteis, a contagem está concluída ou seus números são antigos demais.";
const noDeadline = "O prazo passou ou não pode ser usado.";

/** Figures of the plan that tells what it takes to finish in time. */
export const ofRescue: typeof englishRescue = {
  "rescue-needed": {
    name: "Velocidade necessária",
    meaning: "Linhas por hora que é preciso contar para cumprir o prazo.",
    note: "Linhas por contar ÷ horas úteis até o prazo.",
    unit: perHour,
    noAnswer: `${noDeadline} ${noTeam}`,
  },
  "rescue-per-person": {
    name: "Velocidade por pessoa",
    meaning: "Linhas que uma pessoa contou em média nos últimos 60 minutos úteis.",
    note: "Linhas concluídas nos últimos 60 minutos úteis ÷ pessoas que concluíram alguma delas. As pessoas são aquelas a quem as linhas estão atribuídas.",
    unit: perHour,
    noAnswer: noTeam,
  },
  "rescue-people-now": {
    name: "Pessoas trabalhando",
    meaning: "Pessoas que concluíram uma linha nos últimos 60 minutos úteis.",
    unit: people,
    noAnswer: noTeam,
  },
  "rescue-people-needed": {
    name: "Pessoas necessárias",
    meaning: "Pessoas que precisam contar para cumprir o prazo, na velocidade atual por pessoa.",
    note: "A velocidade necessária ÷ a velocidade por pessoa, arredondada para cima.",
    unit: people,
    noAnswer: `${noDeadline} ${noTeam}`,
  },
  "rescue-forecast": {
    name: "Previsão para um número de pessoas",
    meaning: "Quando as linhas restantes estarão contadas com o número de pessoas escolhido.",
    note: "Quando as linhas restantes estarão contadas, em tempo útil, se cada uma das pessoas escolhidas mantiver a velocidade por pessoa.",
    unit: "momento",
    noAnswer: `Ninguém contaria. ${noTeam}`,
  },
  "rescue-idle": {
    name: "Pessoas inativas",
    meaning:
      "Pessoas com linhas por contar que já concluíram alguma, mas nenhuma nos últimos 60 minutos úteis.",
    unit: people,
  },
};

/** Figures of a recount round. */
export const ofRound: typeof englishRound = {
  "round-lines": {
    name: "Linhas da lista de recontagem",
    meaning:
      "O menor número de linhas a recontar para verificar a parte escolhida do valor absoluto.",
    note: "O menor número de linhas cujas diferenças a custo, sem os sinais, somam a proporção escolhida das de todas as linhas; cada uma com a linha com a qual pode estar trocada, que também conta.",
    unit: lines,
  },
  "round-share": {
    name: "Parte que a lista verifica",
    meaning: "Quanto do valor absoluto somam as linhas da lista.",
    note: "A variação absoluta das linhas da lista ÷ a de todas as linhas, a custo; em unidades quando nenhuma linha tem custo.",
    unit: share,
    noAnswer: "Não há divergências.",
  },
  "round-weight": {
    name: "Variação absoluta da lista",
    meaning:
      "As diferenças das linhas da lista sem os sinais, a custo; em unidades quando nenhuma linha tem custo.",
    unit: `${atCost}, ou unidades`,
  },
};
