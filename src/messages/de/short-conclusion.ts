import type { shortConclusion as english } from "#messages/en/short-conclusion.ts";

export const shortConclusion: typeof english = {
  noLines: "nichts zu zählen",
  finishedAll: "abgeschlossen",
  finishedWithLeft: (left) => `abgeschlossen, ${left} offen`,
  startsIn: (duration) => `beginnt in ${duration}`,
  allCounted: "alles gezählt",
  notClosed: "gezählt, nicht abgeschlossen",
  overdue: (duration) => `überfällig ${duration}`,
  stalled: "keine Prognose im Stillstand",
  nothingCounted: (duration) => `Seit Beginn nichts gezählt (${duration})`,
  tooEarly: "noch nicht abzusehen",
  end: (moment) => `fertig ≈ ${moment}`,
  onTime: (moment) => `fertig ≈ ${moment}, rechtzeitig`,
  late: (moment, duration) => `fertig ≈ ${moment}, ${duration} zu spät`,
  early: (moment, duration) => `fertig ≈ ${moment}, ${duration} früher`,
  average: (rate) => `im Schnitt ${rate} pro Stunde`,
};
