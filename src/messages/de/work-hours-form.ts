import type { workHoursForm as english } from "#messages/en/work-hours-form.ts";

/** The viewer's choice of working hours. Days are written with English letters in every language. */
export const workHoursForm: typeof english = {
  title: "Arbeitszeit",
  lead: "Plan und Prognose zählen nur diese Zeit. Ohne sie zählen auch Nächte und Wochenenden als Arbeitszeit.",
  weekdays: "Mo bis Fr",
  saturday: "Samstag",
  sunday: "Sonntag",
  from: (days) => `${days}, von`,
  to: (days) => `${days}, bis`,
  until: "bis",
  noWork: "frei",
  asText: "Oder als Text",
  example:
    "Für Pausen und Nachtschichten: Mo-Fr 06:00-14:00 14:30-22:00, Sa 22:00-06:00 (Tage: Mo Tu We Th Fr Sa Su)",
  fault:
    "Das ist keine Arbeitszeit. Geben Sie Tage und Uhrzeiten so ein: Mo-Fr 06:00-22:00, Sa 06:00-14:00 (Tage: Mo Tu We Th Fr Sa Su)",
  use: "Diese Zeiten nutzen",
  roundTheClock: "Rund um die Uhr",
  note: (zone) =>
    `Uhrzeiten in ${zone}. Sie gehören zu dieser Ansicht und ihrem Link, und dieser Browser merkt sie sich. Zeiten für alle stellt Ihre Administration ein.`,
};
