import type { shortConclusion as english } from "#messages/en/short-conclusion.ts";

export const shortConclusion: typeof english = {
  noLines: "nada que contar",
  finishedAll: "terminado",
  finishedWithLeft: (left) => `terminado, ${left} sin contar`,
  startsIn: (duration) => `empieza en ${duration}`,
  allCounted: "todo contado",
  notClosed: "todo contado, sin cerrar",
  overdue: (duration) => `vencido hace ${duration}`,
  stalled: "sin previsión: está parado",
  nothingCounted: (duration) => `Nada contado desde el inicio (${duration})`,
  tooEarly: "demasiado pronto",
  end: (moment) => `fin ≈ ${moment}`,
  onTime: (moment) => `fin ≈ ${moment}, a tiempo`,
  late: (moment, duration) => `fin ≈ ${moment}, ${duration} tarde`,
  early: (moment, duration) => `fin ≈ ${moment}, ${duration} antes`,
  average: (rate) => `${rate} por hora de media`,
};
