import type { shortConclusion as english } from "#messages/en/short-conclusion.ts";

export const shortConclusion: typeof english = {
  noLines: "nada a contar",
  finishedAll: "concluída",
  finishedWithLeft: (left) => `concluída, ${left} sem contar`,
  startsIn: (duration) => `começa em ${duration}`,
  allCounted: "tudo contado",
  notClosed: "tudo contado, não encerrada",
  overdue: (duration) => `vencida há ${duration}`,
  stalled: "sem previsão: está parada",
  nothingCounted: (duration) => `Nada contado desde o início (${duration})`,
  tooEarly: "cedo demais para dizer",
  end: (moment) => `fim ≈ ${moment}`,
  onTime: (moment) => `fim ≈ ${moment}, no prazo`,
  late: (moment, duration) => `fim ≈ ${moment}, atraso ${duration}`,
  early: (moment, duration) => `fim ≈ ${moment}, ${duration} antes`,
  average: (rate) => `${rate} por hora em média`,
};
