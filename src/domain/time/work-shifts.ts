import type { WorkRule, WorkShift } from "#contract/work-hours.ts";
import { isTimeZone } from "./time-zone.ts";

const dayNames = ["mo", "tu", "we", "th", "fr", "sa", "su"];
const oneDay = dayNames.join("|");
const daysPattern = new RegExp(`^(${oneDay})(?:-(${oneDay}))?$`, "i");
const hoursPattern = /^(\d{1,2}):(\d{2})-(\d{1,2}):(\d{2})$/;

/** Why a schedule cannot be read, with the word at fault. */
export type ScheduleFault =
  | { readonly kind: "unreadable" | "impossible" | "empty" | "no-days"; readonly word: string }
  /** Days without hours; `null` where there is no word at all. */
  | { readonly kind: "no-hours"; readonly word: string | null };

/** Whether a word belongs to a schedule, valid or not. */
export function isScheduleToken(token: string): boolean {
  return daysPattern.test(token) || /^\d+:/.test(token);
}

/** The days and hours of a schedule as written; dashes may have spaces around them. */
export function scheduleTokens(text: string): readonly string[] {
  const tokens = text.replaceAll(/\s*[-–]\s*/g, "-").split(/[\s,]+/);
  return tokens.filter((token) => token !== "");
}

type Range = WorkShift["days"][number];
type Part = { readonly days: Range } | { readonly hours: Range };

/** Parses days and the hours that follow them, such as `Mo-Fr 06:00-14:00 14:30-22:00, Sa 06:00-14:00`. */
export function parseShifts(tokens: readonly string[]): {
  /** Sound only without faults. */
  readonly shifts: WorkShift[];
  readonly faults: readonly ScheduleFault[];
} {
  const parts = tokens.map((token) => daysOf(token) ?? hoursOf(token));
  const faults = parts.filter((part) => "kind" in part);
  // Their order can be checked only when each of them is valid.
  if (faults.length > 0) return { shifts: [], faults };
  const shifts: WorkShift[] = [];
  for (const [index, part] of parts.entries()) {
    if ("kind" in part) continue;
    const shift = shifts.at(-1);
    if ("days" in part) {
      // Days after hours begin the next shift.
      if (shift && shift.hours.length === 0) shift.days.push(part.days);
      else shifts.push({ days: [part.days], hours: [] });
    } else if (shift) {
      shift.hours.push(part.hours);
    } else {
      return { shifts: [], faults: [{ kind: "no-days", word: tokens[index] ?? "" }] };
    }
  }
  const isOpen = (shifts.at(-1)?.hours.length ?? 0) === 0;
  return { shifts, faults: isOpen ? [{ kind: "no-hours", word: tokens.at(-1) ?? null }] : [] };
}

/**
 * A rule for every warehouse as it is written in an address, such as `Mo-Fr 06:00-22:00` or
 * `Europe/Madrid Mo-Fr 06:00-22:00`; `null` where it cannot be read.
 * @param zone the zone of a rule that names none
 */
export function parseWorkRule(text: string, zone: string): WorkRule | null {
  const tokens = scheduleTokens(text);
  const [first = ""] = tokens;
  const hasZone = !isScheduleToken(first);
  if (hasZone && !isTimeZone(first)) return null;
  const { shifts, faults } = parseShifts(hasZone ? tokens.slice(1) : tokens);
  if (faults.length > 0) return null;
  return { warehouse: null, timeZone: hasZone ? first : zone, shifts };
}

function daysOf(token: string): Part | null {
  const [, first, last = first] = daysPattern.exec(token) ?? [];
  if (first === undefined || last === undefined) return null;
  const numberOf = (name: string) => dayNames.indexOf(name.toLowerCase()) + 1;
  return { days: { from: numberOf(first), to: numberOf(last) } };
}

/** Minutes after midnight. */
function hoursOf(token: string): Part | ScheduleFault {
  const [, ...numbers] = hoursPattern.exec(token) ?? [];
  if (numbers.length === 0) return { kind: "unreadable", word: token };
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = numbers.map(Number);
  const [from, to] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute];
  if (fromMinute > 59 || toMinute > 59 || from > 1439 || to > 1440) {
    return { kind: "impossible", word: token };
  }
  return from === to ? { kind: "empty", word: token } : { hours: { from, to } };
}
