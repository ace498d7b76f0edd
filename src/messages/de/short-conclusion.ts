import type { shortConclusion as english } from "#messages/en/short-conclusion.ts";

export const shortConclusion: typeof english = {
  noLines: "nichts zu zählen",
  finishedAll: "abgeschlossen",
  finishedWithLeft: (left) => `abgeschlossen, ${left} ungezählt`,
  finishedAt: (moment) => `abgeschlossen ${moment}`,
  notCounted: (left) => `${left} nicht gezählt`,
  startsIn: (duration) => `beginnt in ${duration}`,
  allCounted: "alles gezählt",
  notClosed: "gezählt, nicht abgeschlossen",
  overdue: (duration) => `überfällig ${duration}`,
  nothingCounted: (duration) => `seit ${duration} nichts gezählt`,
  noForecast: "keine Prognose im Stillstand",
  nothingSince: (moment) => `nichts seit ${moment}`,
  tooEarly: "noch nicht absehbar",
  end: (moment) => `fertig ≈ ${moment}`,
  onTime: "rechtzeitig",
  justAfter: "kurz nach der Frist",
  rate: (rate) => `${rate} pro Stunde`,
  onAverage: (text) => `im Schnitt ${text}`,
  nothingCountedSince: (moment) => `Nichts seit ${moment}`,
  nothingCountedYet: (duration) => `Seit ${duration} nichts gezählt`,
};
