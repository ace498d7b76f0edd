import type { WorkHours, WorkRule } from "#contract/work-hours.ts";
import { ruleOf } from "#domain/warehouse-rule.ts";
import { roundTheClock, type WorkCalendar, workCalendar } from "./work-calendar.ts";
import { withDates } from "./work-dates.ts";
import { workWeek } from "./work-week.ts";

const calendars = new WeakMap<WorkRule, WorkCalendar>();

/**
 * The cached calendar of a rule; round the clock when the engine does not know the rule's zone, which the page
 * reports.
 */
export function calendarOfRule(rule: WorkRule): WorkCalendar {
  const calendar = calendars.get(rule) ?? createCalendar(rule);
  calendars.set(rule, calendar);
  return calendar;
}

function createCalendar({ timeZone, shifts, dates = [] }: WorkRule): WorkCalendar {
  try {
    return workCalendar(timeZone, withDates(workWeek(shifts), dates));
  } catch (error) {
    if (error instanceof RangeError) return roundTheClock;
    throw error;
  }
}

/** The cached calendar of a warehouse. */
export function calendarOf(workHours: WorkHours, warehouseCode: string): WorkCalendar {
  const rule = ruleOf(workHours, warehouseCode);
  return rule === null ? roundTheClock : calendarOfRule(rule);
}
