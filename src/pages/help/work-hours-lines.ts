import type { WorkHours, WorkRule } from "#contract/work-hours.ts";
import { nextDates } from "#domain/time/next-dates.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { calendarOfRule } from "#domain/time/work-calendars.ts";
import type { Format } from "#format/format.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import { workHoursTexts } from "./work-rule-text.ts";

/**
 * The working hours of every warehouse, one line each, and what they are used for.
 * @param isChosen whether the viewer chose them
 */
export function workHoursLines(
  {
    workHours,
    isChosen,
    now,
  }: {
    readonly workHours: WorkHours;
    readonly isChosen: boolean;
    /** Milliseconds since 1970. */
    readonly now: number;
  },
  t: Messages["help"]["about"],
  format: Format,
): readonly string[] {
  if (workHours === null) return [t.roundTheClock];
  const { own, others } = workHoursTexts(workHours, t, format);
  return [
    ...own.map(([code, text]) => t.workHoursOf(code, text)),
    own.length === 0 ? others : t.workHoursOfOthers(others),
    ...(isChosen ? [t.workHoursChosen] : nextFourWeeks(workHours, now, t, format)),
    t.workHoursCount,
  ];
}

/** The closed days and other hours ahead, a line per rule; none where the settings have no dates at all. */
function nextFourWeeks(
  rules: readonly WorkRule[],
  now: number,
  t: Messages["help"]["about"],
  format: Format,
): readonly string[] {
  if (rules.every(({ dates = [] }) => dates.length === 0)) return [];
  return rules
    .filter((rule) => calendarOfRule(rule) !== roundTheClock)
    .map((rule) => {
      const dates = nextDates(rule, now).map((date) => format.workDate(date, t.workClosed));
      const text = dates.length === 0 ? t.workDatesNone : dates.join(", ");
      if (rule.warehouse !== null) return t.workDatesOf(rule.warehouse, text);
      return rules.length === 1 ? t.workDates(text) : t.workDatesOfOthers(text);
    });
}
