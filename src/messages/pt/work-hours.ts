import type { workHours as english } from "#messages/en/work-hours.ts";

/** The control that names the working hours and lets the viewer choose them. */
export const workHours: typeof english = {
  name: "Horário de trabalho",
  roundTheClock: "24 horas por dia",
  failed: "Não foi possível carregar esta parte. Recarregue a página.",
};
