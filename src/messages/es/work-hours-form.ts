import type { workHoursForm as english } from "#messages/en/work-hours-form.ts";

/** The viewer's choice of working hours. Days are written with English letters in every language. */
export const workHoursForm: typeof english = {
  title: "Horario laboral",
  lead: "El plan y la previsión solo cuentan este horario. Sin él, las noches y los fines de semana cuentan como tiempo de trabajo.",
  weekdays: "Lun a vie",
  saturday: "Sábado",
  sunday: "Domingo",
  from: (days) => `${days}, desde`,
  to: (days) => `${days}, hasta`,
  until: "a",
  noWork: "libre",
  asText: "O como texto",
  example:
    "Para pausas y turnos de noche: Mo-Fr 06:00-14:00 14:30-22:00, Sa 22:00-06:00 (días: Mo Tu We Th Fr Sa Su)",
  fault:
    "Esto no es un horario. Escriba días y horas: Mo-Fr 06:00-22:00, Sa 06:00-14:00 (días: Mo Tu We Th Fr Sa Su)",
  use: "Usar este horario",
  roundTheClock: "Las 24 horas",
  note: (zone) =>
    `Hora de ${zone}. Forman parte de esta vista y de su enlace, y este navegador las recuerda. El horario para todos lo fija su administrador.`,
};
