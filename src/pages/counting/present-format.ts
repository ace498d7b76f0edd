import type { Format } from "#format/format.ts";

/**
 * Names days relative to the present, because the reader is in the present also during a replay.
 * @param present milliseconds since 1970
 */
export function presentFormat(format: Format, present: number): Format {
  return {
    ...format,
    day: (instant) => format.day(instant, present),
    dayWithin: (instant) => format.dayWithin(instant, present),
    moment: (instant) => format.moment(instant, present),
    shortMoment: (instant) => format.shortMoment(instant, present),
  };
}
