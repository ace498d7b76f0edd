import type { WorkShift } from "#contract/work-hours.ts";
import { parseShifts, scheduleTokens } from "./work-shifts.ts";

/** The hours of a day as a clock shows them, such as `06:00` and `22:00`; both "" on a day without work. */
export interface DayHours {
  readonly from: string;
  readonly to: string;
}

export const weekParts = ["weekdays", "saturday", "sunday"] as const;

/** A week in which the days from Monday to Friday are alike, and no day has a break. */
export type SimpleWeek = Readonly<Record<(typeof weekParts)[number], DayHours>>;

const noHours: DayHours = { from: "", to: "" };

/** A week without work. */
export const noWeek: SimpleWeek = { weekdays: noHours, saturday: noHours, sunday: noHours };

/** The days of each part, 1 is Monday, and how they are written. */
const partDays = {
  weekdays: { days: [1, 2, 3, 4, 5], written: "Mo-Fr" },
  saturday: { days: [6], written: "Sa" },
  sunday: { days: [7], written: "Su" },
} as const;

const minutesPerDay = 1440;

/** A week as a schedule, such as `Mo-Fr 06:00-22:00`. Days that miss half of their hours are left out. */
export function simpleWeekText(week: SimpleWeek): string {
  return weekParts
    .filter((part) => week[part].from !== "" && week[part].to !== "")
    .map((part) => {
      const { from, to } = week[part];
      return `${partDays[part].written} ${from}-${to === "00:00" ? "24:00" : to}`;
    })
    .join(", ");
}

/** A schedule as a simple week; `null` where it is none, or cannot be read. */
export function simpleWeekOf(schedule: string): SimpleWeek | null {
  const tokens = scheduleTokens(schedule);
  const { shifts, dates, faults } = parseShifts(tokens);
  if (dates.length > 0 || (tokens.length > 0 && faults.length > 0)) return null;
  const partOf = (part: keyof SimpleWeek) => commonHours(partDays[part].days, shifts);
  const [weekdays, saturday, sunday] = [partOf("weekdays"), partOf("saturday"), partOf("sunday")];
  return weekdays && saturday && sunday && { weekdays, saturday, sunday };
}

/** The hours of all these days; `null` where they differ or one has a break. */
function commonHours(
  [first = 1, ...others]: readonly number[],
  shifts: readonly WorkShift[],
): DayHours | null {
  const hours = dayHours(first, shifts);
  const isAlike = others.every((day) => {
    const other = dayHours(day, shifts);
    return other?.from === hours?.from && other?.to === hours?.to;
  });
  return isAlike ? hours : null;
}

function dayHours(day: number, shifts: readonly WorkShift[]): DayHours | null {
  const ranges = shifts
    .filter(({ days }) => days.some((range) => isWithin(day, range)))
    .flatMap(({ hours }) => hours);
  const [only] = ranges;
  if (only === undefined) return noHours;
  return ranges.length > 1 ? null : { from: clock(only.from), to: clock(only.to) };
}

/** A range may wrap around the weekend. */
function isWithin(day: number, { from, to }: WorkShift["days"][number]): boolean {
  return from <= to ? from <= day && day <= to : day >= from || day <= to;
}

/** Minutes after midnight as a clock shows them. */
function clock(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  const minuteOfDay = minutes % minutesPerDay;
  return `${two(Math.floor(minuteOfDay / 60))}:${two(minuteOfDay % 60)}`;
}
