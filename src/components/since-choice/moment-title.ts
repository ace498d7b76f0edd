import type { Format } from "#format/format.ts";

/** The name of a moment that is offered: its time, and its day unless it is today. */
export function momentTitle(at: number, now: number, format: Format): string {
  const time = format.time(at);
  return format.moment(at, now) === time ? time : `${format.day(at, now)} ${time}`;
}
