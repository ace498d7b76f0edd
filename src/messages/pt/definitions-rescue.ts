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
    meaning: "Linhas que uma pessoa conta em uma hora, segundo o término previsto.",
    note: "Linhas por contar ÷ (pessoas trabalhando × horas úteis até o término previsto). Com a contagem parada: linhas concluídas ÷ (pessoas × horas úteis até a última).",
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
    meaning: "O menor número de pessoas que termina dentro do prazo.",
    note: "Quem conta fica na sua zona; as demais pessoas se distribuem conforme as linhas por contar; as de uma zona concluída passam para outra.",
    unit: people,
    noAnswer: `${noDeadline} ${noTeam}`,
  },
  "rescue-forecast": {
    name: "Previsão para um número de pessoas",
    meaning: "Quando as linhas por contar estarão contadas com o número de pessoas escolhido.",
    note: "O término da última zona. Com as pessoas que trabalham é o término previsto.",
    unit: "momento",
    noAnswer: `Ninguém contaria. ${noTeam}`,
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
