import type { Format } from "#format/format.ts";

/**
 * The same format where days are named from the present: what is shown is past, whoever reads it is not.
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
