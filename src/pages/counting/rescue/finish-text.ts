import type { Forecast } from "#domain/counting/forecast.ts";
import { shownLateness } from "#domain/forecast/expected-end.ts";
import type { Format } from "#format/format.ts";
import type { conclusion as Conclusions } from "#messages/en/conclusion.ts";
import type { rescue as Rescue } from "#messages/en/rescue.ts";

/** An end as a moment or, where both rates lie far apart, as a range, which breaks only between its ends. */
export function endText({ early, late }: Forecast, now: number, format: Format): string {
  const from = format.moment(early, now);
  if (early === late) return from;
  const whole = (text: string) => text.replaceAll(" ", "\u00a0");
  const isSameDay = format.day(early, now) === format.day(late, now);
  const until = isSameDay ? format.time(late) : format.moment(late, now);
  return `${whole(from)} – ${whole(until)}`;
}

/** How much later or earlier than a deadline an end is; of a range, both ends. */
export function latenessText(
  { early, late }: Forecast,
  deadline: number,
  { conclusion, table }: { conclusion: typeof Conclusions; table: (typeof Rescue)["table"] },
  format: Format,
): string {
  const apart = (at: number) => format.duration(shownLateness(Math.abs(at - deadline)));
  if (apart(early) === apart(late) && early > deadline === late > deadline) {
    return late > deadline ? conclusion.late(apart(late)) : conclusion.early(apart(late));
  }
  if (early > deadline) return table.lateBetween(apart(early), apart(late));
  if (late > deadline) return table.earlyOrLate(apart(early), apart(late));
  return table.earlyBetween(apart(late), apart(early));
}
