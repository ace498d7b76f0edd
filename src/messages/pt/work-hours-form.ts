import type { workHoursForm as english } from "#messages/en/work-hours-form.ts";

/** The viewer's choice of working hours. Days are written with English letters in every language. */
export const workHoursForm: typeof english = {
  title: "Horário de trabalho",
  lead: "O plano e a previsão contam só este horário. Sem ele, noites e fins de semana contam como tempo de trabalho.",
  weekdays: "Seg a sex",
  saturday: "Sábado",
  sunday: "Domingo",
  from: (days) => `${days}, das`,
  to: (days) => `${days}, às`,
  until: "às",
  noWork: "folga",
  asText: "Ou como texto",
  example:
    "Para pausas e turnos da noite: Mo-Fr 06:00-14:00 14:30-22:00, Sa 22:00-06:00 (dias: Mo Tu We Th Fr Sa Su)",
  fault:
    "Isto não é um horário. Escreva dias e horas: Mo-Fr 06:00-22:00, Sa 06:00-14:00 (dias: Mo Tu We Th Fr Sa Su)",
  use: "Usar este horário",
  roundTheClock: "24 horas por dia",
  note: (zone) =>
    `Horário de ${zone}. Faz parte desta visão e do seu link, e este navegador o guarda. O horário para todos é definido pelo seu administrador.`,
};
