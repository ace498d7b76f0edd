import type { workHours as english } from "#messages/en/work-hours.ts";

/** The control that names the working hours and lets the viewer choose them. */
export const workHours: typeof english = {
  name: "Horario laboral",
  roundTheClock: "las 24 horas",
  failed: "No se pudo cargar esta parte. Recargue la página.",
};
