import type { shortConclusion as english } from "#messages/en/short-conclusion.ts";

export const shortConclusion: typeof english = {
  noLines: "rien à compter",
  finishedAll: "terminé",
  finishedWithLeft: (left) => `terminé, ${left} non comptées`,
  startsIn: (duration) => `débute dans ${duration}`,
  allCounted: "tout est compté",
  notClosed: "tout compté, non clôturé",
  overdue: (duration) => `échu depuis ${duration}`,
  stalled: "pas de prévision à l’arrêt",
  nothingCounted: (duration) => `Rien de compté depuis le début (${duration})`,
  tooEarly: "trop tôt pour le dire",
  end: (moment) => `fin ≈ ${moment}`,
  onTime: (moment) => `fin ≈ ${moment}, à temps`,
  late: (moment, duration) => `fin ≈ ${moment}, retard ${duration}`,
  early: (moment, duration) => `fin ≈ ${moment}, avance ${duration}`,
  average: (rate) => `${rate} par heure en moyenne`,
};
