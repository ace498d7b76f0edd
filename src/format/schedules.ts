import type { WorkShift } from "#contract/work-hours.ts";
import { day } from "#domain/time/units.ts";

/** Formats working hours in one locale. */
export interface ScheduleFormat {
  /** `Mon–Fri 06:00–14:00 and 14:30–22:00, Sat 06:00–14:00` */
  schedule(shifts: readonly WorkShift[]): string;
}

const minutesPerHour = 60;

/** A Monday, at noon so that it is one in any zone nearby. */
const monday = Date.UTC(2026, 0, 5, 12);

export function createScheduleFormat(locale: string): ScheduleFormat {
  const nameOf = (number: number) =>
    new Date(monday + (number - 1) * day).toLocaleDateString(locale, {
      weekday: "short",
      timeZone: "UTC",
    });
  const two = (number: number) => String(number).padStart(2, "0");
  const clock = (minutes: number) =>
    `${two(Math.floor(minutes / minutesPerHour))}:${two(minutes % minutesPerHour)}`;
  const days = ({ from, to }: WorkShift["days"][number]) =>
    from === to ? nameOf(from) : `${nameOf(from)}–${nameOf(to)}`;
  const hours = ({ from, to }: WorkShift["hours"][number]) => `${clock(from)}–${clock(to)}`;
  return {
    schedule: (shifts) => {
      const list = new Intl.ListFormat(locale);
      return shifts
        .map((shift) => `${shift.days.map(days).join(", ")} ${list.format(shift.hours.map(hours))}`)
        .join(", ");
    },
  };
}
