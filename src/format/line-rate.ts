import type { Rates } from "#domain/counting/rates.ts";
import type { conclusion as Sentences } from "#messages/en/conclusion.ts";
import type { Format } from "./format.ts";

/** Lines an hour: whole, but below one with a decimal, so that a slow counting is not said to be at 0. */
export function lineRate(lines: number | null, { rate, whole }: Pick<Format, "rate" | "whole">) {
  return lines !== null && lines > 0 && lines < 1 ? rate(lines) : whole(lines);
}

/** Why no end is known: the last hour and the average contradict each other. */
export function noEndText(
  { lastHour, sinceStart }: Rates,
  t: Pick<typeof Sentences, "noEnd">,
  format: Pick<Format, "rate" | "whole">,
): string {
  return t.noEnd(lineRate(lastHour, format), lineRate(sinceStart, format));
}
