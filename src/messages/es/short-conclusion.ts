import type { shortConclusion as english } from "#messages/en/short-conclusion.ts";

export const shortConclusion: typeof english = {
  noLines: "nada que contar",
  finishedAll: "terminado",
  finishedWithLeft: (left) => `terminado, ${left} sin contar`,
  finishedAt: (moment) => `terminado ${moment}`,
  notCounted: (left) => `${left} sin contar`,
  startsIn: (duration) => `empieza en ${duration}`,
  allCounted: "todo contado",
  notClosed: "todo contado, sin cerrar",
  overdue: (duration) => `${duration} fuera de plazo`,
  nothingCounted: (duration) => `nada contado en ${duration}`,
  noForecast: "parado, sin previsión",
  nothingSince: (moment) => `nada desde ${moment}`,
  tooEarly: "aún sin previsión",
  end: (moment) => `fin ≈ ${moment}`,
  onTime: "a tiempo",
  justAfter: "justo después del plazo",
  rate: (rate) => `${rate} por hora`,
  onAverage: (text) => `${text} de media`,
  nothingCountedSince: (moment) => `Nada desde ${moment}`,
  nothingCountedYet: (duration) => `Nada contado en ${duration}`,
};
