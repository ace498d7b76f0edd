import type { shortConclusion as english } from "#messages/en/short-conclusion.ts";

export const shortConclusion: typeof english = {
  noLines: "nichts zu zählen",
  finishedAll: "abgeschlossen",
  finishedWithLeft: (left) => `abgeschlossen, ${left} offen`,
  startsIn: (duration) => `beginnt in ${duration}`,
  allCounted: "alles gezählt",
  notClosed: "gezählt, nicht abgeschlossen",
  overdue: (duration) => `überfällig ${duration}`,
  nothingCounted: (duration) => `seit ${duration} nichts gezählt`,
  noForecast: "keine Prognose im Stillstand",
  nothingSince: (moment) => `nichts seit ${moment}`,
  tooEarly: "noch nicht abzusehen",
  end: (moment) => `fertig ≈ ${moment}`,
  onTime: "rechtzeitig",
  late: (duration) => `${duration} zu spät`,
  early: (duration) => `${duration} früher`,
  average: (rate) => `im Schnitt ${rate} pro Stunde`,
  nothingCountedSince: (moment) => `Nichts seit ${moment}`,
  nothingCountedYet: (duration) => `Seit ${duration} nichts gezählt`,
  waitsToBeClosed: "Alles gezählt, noch offen",
};
