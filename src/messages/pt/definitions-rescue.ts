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
    meaning: "Linhas por contar ÷ horas úteis até o prazo.",
    unit: perHour,
    noAnswer: `${noDeadline} ${noTeam}`,
  },
  "rescue-per-person": {
    name: "Velocidade por pessoa",
    meaning:
      "Linhas concluídas nos últimos 60 minutos úteis ÷ pessoas que concluíram alguma delas. As pessoas são aquelas a quem as linhas estão atribuídas.",
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
    meaning: "A velocidade necessária ÷ a velocidade por pessoa, arredondada para cima.",
    unit: people,
    noAnswer: `${noDeadline} ${noTeam}`,
  },
  "rescue-forecast": {
    name: "Previsão para um número de pessoas",
    meaning:
      "Quando as linhas restantes estarão contadas, em tempo útil, se cada uma das pessoas escolhidas mantiver a velocidade por pessoa.",
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
      "O menor número de linhas cujas diferenças a custo, sem os sinais, somam a proporção escolhida das de todas as linhas; cada uma com a linha com a qual pode estar trocada, que também conta.",
    unit: lines,
  },
  "round-share": {
    name: "Proporção que a rodada explica",
    meaning:
      "A variação absoluta das linhas da rodada ÷ a de todas as linhas, a custo; em unidades quando nenhuma linha tem custo.",
    unit: share,
    noAnswer: "Não há divergências.",
  },
  "round-weight": {
    name: "Variação absoluta da rodada",
    meaning:
      "As diferenças das linhas da rodada sem os sinais, a custo; em unidades quando nenhuma linha tem custo.",
    unit: `${atCost}, ou unidades`,
  },
};
