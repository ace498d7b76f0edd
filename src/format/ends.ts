import type { LatenessRange } from "#domain/counting/conclusion.ts";
import type { Forecast } from "#domain/counting/forecast.ts";
import { hour } from "#domain/time/units.ts";
import type { Units } from "#messages/en/units.ts";
import type { TimeFormat } from "./times.ts";

/** Formats when a counting will be done, and how late. All are milliseconds, instants since 1970. */
export interface EndFormat {
  /**
   * `around 16:40` and `tomorrow around 02:00` for one end, which is the same instant twice; `tomorrow between 07:30 and
   * 11:00` and `between 22:00 and tomorrow 02:00` for two.
   */
  ends(ends: Forecast, now: number): string;
  /** As few signs as possible: `tomorrow 07:30–11:00` */
  span(ends: Forecast, now: number): string;
  /** `48 min late`, `about 5 h late`, `about 2 h early`; positive is late */
  lateness(length: number): string;
  /** The same without `about`. */
  shortLateness(length: number): string;
  /** `2 to 6 h late`, `from 1 h early to 2 h late` */
  latenessBetween(range: LatenessRange): string;
  /** The same in the parts where it may break; the last one alone tells how late it may be: `to 2 h late`. */
  latenessParts(range: LatenessRange): readonly string[];
}

export function createEndFormat(
  { time, dayWithin, moment, duration }: TimeFormat,
  units: Units,
): EndFormat {
  const dayOf = (instant: number, now: number) => {
    const day = dayWithin(instant, now);
    return day === dayWithin(now, now) ? "" : day;
  };
  const isOneDay = ({ early, late }: Forecast, now: number) =>
    dayWithin(early, now) === dayWithin(late, now);
  const judged = (length: number, text: string) =>
    length > 0 ? units.late(text) : units.early(text);
  const shortLateness = (length: number) => judged(length, duration(Math.abs(length)));
  const lateness = (length: number) => {
    const text = duration(Math.abs(length));
    return judged(length, Math.abs(length) < hour ? text : units.about(text));
  };
  const latenessParts = ({ from, to }: LatenessRange): readonly string[] => {
    if (from === to) return [lateness(to)];
    const [low, high] = [duration(Math.abs(from)), duration(Math.abs(to))];
    if (from < 0 && to > 0) return units.earlyToLate(low, high);
    if (from === 0) return [units.late(units.upTo(high))];
    if (to === 0) return [units.early(units.upTo(low))];
    const [first, second] =
      from > 0
        ? units.fromTo(withoutUnit(low, high), high)
        : units.fromTo(withoutUnit(high, low), low);
    return [first, from > 0 ? units.late(second) : units.early(second)];
  };
  return {
    ends({ early, late }, now) {
      const day = dayOf(early, now);
      if (early === late) return units.around(day, time(early)).trim();
      return isOneDay({ early, late }, now)
        ? units.between(day, time(early), time(late)).trim()
        : units.between("", moment(early, now), moment(late, now)).trim();
    },
    span: (ends, now) =>
      `${moment(ends.early, now)}–${isOneDay(ends, now) ? time(ends.late) : moment(ends.late, now)}`,
    lateness,
    shortLateness,
    latenessBetween: (range) => latenessParts(range).join(" "),
    latenessParts,
  };
}

/** `2` for `2 h` before `6 h`; the whole text where the units differ. */
function withoutUnit(text: string, next: string): string {
  const [value = "", unit, ...rest] = text.split(" ");
  const isSame = rest.length === 0 && next.endsWith(` ${unit}`) && next.split(" ").length === 2;
  return isSame ? value : text;
}
