import type { Forecast } from "#domain/counting/forecast.ts";
import { shownLateness } from "#domain/forecast/expected-end.ts";
import type { Format } from "#format/format.ts";
import type { conclusion as Sentences } from "#messages/en/conclusion.ts";

/** An end as a moment or, where both rates lie far apart, as a range, which breaks only between its ends. */
export function endText({ early, late }: Forecast, now: number, format: Format): string {
  const from = format.moment(early, now);
  if (early === late) return from;
  const whole = (text: string) => text.replaceAll(" ", "\u00a0");
  const isSameDay = format.day(early, now) === format.day(late, now);
  const until = isSameDay ? format.time(late) : format.moment(late, now);
  return `${whole(from)} – ${whole(until)}`;
}

/** How much later or earlier than a deadline an end is; of a range, its later end. */
export function latenessText(
  { late }: Forecast,
  deadline: number,
  t: Pick<typeof Sentences, "late" | "early">,
  format: Format,
): string {
  const apart = format.duration(shownLateness(Math.abs(late - deadline)));
  return late > deadline ? t.late(apart) : t.early(apart);
}
