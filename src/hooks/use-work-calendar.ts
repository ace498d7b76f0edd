import { useCallback } from "react";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import { calendarOf } from "#domain/time/work-calendars.ts";
import { useSettings } from "./use-settings.ts";

/** The work calendar of each warehouse; a stable function for the same settings. */
export function useWorkCalendar(): (warehouseCode: string) => WorkCalendar {
  const { workHours } = useSettings();
  return useCallback((warehouseCode) => calendarOf(workHours, warehouseCode), [workHours]);
}
