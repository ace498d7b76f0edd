import type { workHours as english } from "#messages/en/work-hours.ts";

/** The control that names the working hours and lets the viewer choose them. */
export const workHours: typeof english = {
  name: "Arbeitszeit",
  roundTheClock: "rund um die Uhr",
  failed: "Dieser Teil konnte nicht geladen werden. Laden Sie die Seite neu.",
};
