import type { workHours as english } from "#messages/en/work-hours.ts";

/** The control that names the working hours and lets the viewer choose them. */
export const workHours: typeof english = {
  name: "Horaires de travail",
  roundTheClock: "24 h sur 24",
  failed: "Cette partie n’a pas pu être chargée. Rechargez la page.",
};
