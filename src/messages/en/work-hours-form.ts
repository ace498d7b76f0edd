/** The viewer's choice of working hours. Days are written with English letters in every language. */
export const workHoursForm = {
  title: "Working hours",
  lead: "Plan and forecast count only these. Without them, nights and weekends count as working time.",
  weekdays: "Mon to Fri",
  saturday: "Saturday",
  sunday: "Sunday",
  from: (days: string) => `${days}, from`,
  to: (days: string) => `${days}, to`,
  until: "to",
  noWork: "no work",
  asText: "Or as text",
  example: "For breaks and night shifts: Mo-Fr 06:00-14:00 14:30-22:00, Sa 22:00-06:00",
  fault: "These are not working hours. Enter days and hours: Mo-Fr 06:00-22:00, Sa 06:00-14:00",
  use: "Use these hours",
  roundTheClock: "Round the clock",
  note: (zone: string) =>
    `Clock times in ${zone}. They are part of this view and its link, and this browser remembers them. Hours for everyone are set by your administrator.`,
};
