import type { workHoursForm as english } from "#messages/en/work-hours-form.ts";

/** The viewer's choice of working hours. Days are written with English letters in every language. */
export const workHoursForm: typeof english = {
  title: "Horaires de travail",
  lead: "Le plan et la prévision ne tiennent compte que de ces heures. Sans elles, nuits et week-ends comptent comme temps de travail.",
  weekdays: "Lun à ven",
  saturday: "Samedi",
  sunday: "Dimanche",
  from: (days) => `${days}, de`,
  to: (days) => `${days}, à`,
  until: "à",
  noWork: "repos",
  asText: "Ou en texte",
  example:
    "Pour les pauses et les équipes de nuit : Mo-Fr 06:00-14:00 14:30-22:00, Sa 22:00-06:00 (jours : Mo Tu We Th Fr Sa Su)",
  fault:
    "Ce ne sont pas des horaires. Écrivez des jours et des heures : Mo-Fr 06:00-22:00, Sa 06:00-14:00 (jours : Mo Tu We Th Fr Sa Su)",
  use: "Utiliser ces horaires",
  roundTheClock: "24 h sur 24",
  note: (zone) =>
    `Heures de ${zone}. Elles font partie de cette vue et de son lien ; ce navigateur les retient. Les horaires pour tous sont définis par votre administrateur.`,
};
