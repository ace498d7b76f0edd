import type { shortConclusion as english } from "#messages/en/short-conclusion.ts";
import { plural } from "./plural.ts";

export const shortConclusion: typeof english = {
  noLines: "rien à compter",
  finishedAll: "terminé",
  finishedWithLeft: (left) => `terminé, ${left} non ${plural(left, "comptée", "comptées")}`,
  finishedAt: (moment) => `terminé ${moment}`,
  notCounted: (left) => `${left} non ${plural(left, "comptée", "comptées")}`,
  startsIn: (duration) => `débute dans ${duration}`,
  allCounted: "tout est compté",
  notClosed: "tout compté, pas clôturé",
  overdue: (duration) => `hors délai depuis ${duration}`,
  nothingCounted: (duration) => `rien de compté en ${duration}`,
  noForecast: "pas de prévision à l’arrêt",
  nothingSince: (moment) => `rien depuis ${moment}`,
  tooEarly: "trop tôt pour le dire",
  noEnd: "fin imprévisible",
  end: (moment) => `fin ≈ ${moment}`,
  onTime: "à temps",
  justAfter: "juste après l’échéance",
  rate: (rate) => `${rate} par heure`,
  onAverage: (text) => `${text} en moyenne`,
  byAverage: "en moyenne",
  nothingCountedSince: (moment) => `Rien depuis ${moment}`,
  nothingCountedYet: (duration) => `Rien de compté en ${duration}`,
};
