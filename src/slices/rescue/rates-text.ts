import type { Rates } from "#domain/counting/rates.ts";
import type { RescuePlan } from "#domain/rescue/plan.ts";
import { isAtWork } from "#domain/rescue/team.ts";
import type { Format } from "#format/format.ts";
import { lineRate } from "#format/line-rate.ts";
import type { RescueMessages } from "./messages.ts";

/**
 * The rate that is needed beside that of the last hour and the average, or that which the team had before it stopped. A
 * counting without both, whose first line was started after the last quarter hour, has that of the team.
 * @param needed lines per working hour
 * @param now milliseconds since 1970
 */
export function ratesText(
  { team, rates }: Pick<RescuePlan, "team" | "rates">,
  { needed, now }: { readonly needed: number; readonly now: number },
  t: RescueMessages,
  format: Format,
): string {
  if (team && !isAtWork(team, now)) {
    const written = perHour(needed, { lastHour: team.lines, sinceStart: null }, format);
    return t.perHourBefore(
      written.needed,
      written.lastHour ?? "–",
      format.moment(team.lastFinish, now),
    );
  }
  const isUnknown = rates.lastHour === null && rates.sinceStart === null;
  const known = isUnknown ? { ...rates, lastHour: team?.lines ?? null } : rates;
  const { needed: text, lastHour, sinceStart } = perHour(needed, known, format);
  const beside = [lastHour && t.rateNow(lastHour), sinceStart && t.rateOnAverage(sinceStart)];
  return t.perHour(text, beside.filter(Boolean).join(", "));
}

/**
 * Rates per hour, with a decimal where the required one is small, or one would look like it. That is rounded up, so that
 * it suffices.
 */
function perHour(needed: number, { lastHour, sinceStart }: Rates, format: Format) {
  const isClose = [lastHour, sinceStart].some((rate) => Math.abs(needed - (rate ?? 0)) < 1);
  const isFine = needed < 10 || isClose;
  const written = (rate: number | null) =>
    rate === null ? null : isFine ? format.rate(rate) : lineRate(rate, format);
  return {
    needed: isFine ? format.rate(Math.ceil(needed * 10) / 10) : format.whole(Math.ceil(needed)),
    lastHour: written(lastHour),
    sinceStart: written(sinceStart),
  };
}
