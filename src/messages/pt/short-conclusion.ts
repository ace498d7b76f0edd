import type { shortConclusion as english } from "#messages/en/short-conclusion.ts";

export const shortConclusion: typeof english = {
  noLines: "nada a contar",
  finishedAll: "concluída",
  finishedWithLeft: (left) => `concluída, ${left} sem contar`,
  finishedAt: (moment) => `concluída ${moment}`,
  notCounted: (left) => `${left} sem contar`,
  startsIn: (duration) => `começa em ${duration}`,
  allCounted: "tudo contado",
  notClosed: "tudo contado, não encerrada",
  overdue: (duration) => `${duration} fora do prazo`,
  nothingCounted: (duration) => `nada contado em ${duration}`,
  noForecast: "parada, sem previsão",
  nothingSince: (moment) => `nada desde ${moment}`,
  tooEarly: "ainda sem previsão",
  end: (moment) => `fim ≈ ${moment}`,
  onTime: "no prazo",
  justAfter: "logo depois do prazo",
  rate: (rate) => `${rate} por hora`,
  onAverage: (text) => `${text} em média`,
  nothingCountedSince: (moment) => `Nada desde ${moment}`,
  nothingCountedYet: (duration) => `Nada contado em ${duration}`,
};
