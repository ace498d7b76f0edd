import { useCallback } from "react";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import { calendarOf } from "#domain/time/work-calendars.ts";
import { useSettings } from "./use-settings.ts";

/** Which calendar a warehouse works by. For the same settings it is the same function with the same answers. */
export function useWorkCalendar(): (warehouseCode: string) => WorkCalendar {
  const { workHours } = useSettings();
  return useCallback((warehouseCode) => calendarOf(workHours, warehouseCode), [workHours]);
}
