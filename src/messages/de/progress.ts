import type { progress as english } from "#messages/en/progress.ts";

/** The state of a counting, in the words of its pace bar. */
export const progress: typeof english = {
  label: (counted, status) => (status ? `${counted} gezählt, ${status}` : `${counted} gezählt`),
  noProducts: "Keine Positionen zu zählen",
  finishedAll: "Abgeschlossen, alles gezählt",
  finishedWithLeft: (left) => `Abgeschlossen, ${left} nicht gezählt`,
  startsIn: (duration) => `Beginnt in ${duration}`,
  allCounted: "Alles gezählt",
  allCountedLate: "Alles gezählt, noch nicht abgeschlossen",
  noDeadline: "Keine gültige Frist",
  noWorkTime: "Keine Arbeitszeit",
  overdue: (duration) => `${duration} überfällig`,
  ahead: (duration) => `${duration} voraus`,
  behind: (duration) => `${duration} Rückstand`,
  onPace: "Im Plan",
  active: "Aktiv",
  finished: "Abgeschlossen",
  user: (id) => `Person ${id}`,
  unnamedUser: (id) => `Person ${id} (ohne Namen)`,
};
