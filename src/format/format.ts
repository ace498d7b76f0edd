import type { Units } from "#messages/en/units.ts";
import { createEndFormat, type EndFormat } from "./ends.ts";
import { createNumberFormat, type NumberFormat } from "./numbers.ts";
import { createScheduleFormat, type ScheduleFormat } from "./schedules.ts";
import { createTimeFormat, type TimeFormat } from "./times.ts";

/** Formatters of figures. */
export type Format = NumberFormat &
  TimeFormat &
  EndFormat &
  ScheduleFormat & { readonly locale: string };

/**
 * @param timeZone an IANA name; an unknown one throws a RangeError
 * @param currency an ISO 4217 code, or `null` for plain numbers
 */
export function createFormat(options: {
  readonly locale: string;
  readonly timeZone: string;
  readonly currency: string | null;
  readonly units: Units;
}): Format {
  const { locale, timeZone, currency, units } = options;
  const times = createTimeFormat(locale, timeZone, units);
  return {
    locale,
    ...createNumberFormat(locale, currency),
    ...times,
    ...createEndFormat(times, units),
    ...createScheduleFormat(locale),
  };
}
