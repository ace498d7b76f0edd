import type { WorkDate, WorkRule, WorkShift } from "#contract/work-hours.ts";
import { isTimeZone } from "./time-zone.ts";

const dayNames = ["mo", "tu", "we", "th", "fr", "sa", "su"];
const oneDay = dayNames.join("|");
const daysPattern = new RegExp(`^(${oneDay})(?:-(${oneDay}))?$`, "i");
const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const hoursPattern = /^(\d{1,2}):(\d{2})-(\d{1,2}):(\d{2})$/;

/** Why a schedule cannot be read, with the word at fault. */
export type ScheduleFault =
  | { readonly kind: "unreadable" | "impossible" | "empty" | "no-days"; readonly word: string }
  /** A date that does not exist, is written twice, or whose hours do not end by midnight or overlap. */
  | {
      readonly kind: "no-such-date" | "date-twice" | "date-past-midnight" | "date-overlap";
      readonly word: string;
    }
  /** A date with neither hours nor `off` before it, `off` without a date, and a date with both. */
  | {
      readonly kind: "date-without-hours" | "off-without-date" | "off-with-hours";
      readonly word: string;
    }
  /** Days without hours; `null` where there is no word at all. */
  | { readonly kind: "no-hours"; readonly word: string | null };

/** Whether a word belongs to a schedule, valid or not. */
export function isScheduleToken(token: string): boolean {
  return daysPattern.test(token) || /^(\d+:|\d{4}-|off$)/i.test(token);
}

/** The days and hours of a schedule as written; dashes may have spaces around them. */
export function scheduleTokens(text: string): readonly string[] {
  const tokens = text.replaceAll(/\s*[-–]\s*/g, "-").split(/[\s,]+/);
  return tokens.filter((token) => token !== "");
}

type Range = WorkShift["days"][number];
type Part =
  | { readonly days: Range }
  | { readonly hours: Range }
  | { readonly date: string }
  | { readonly off: true };

interface Schedule {
  /** Sound only without faults. */
  readonly shifts: WorkShift[];
  readonly dates: WorkDate[];
  readonly faults: readonly ScheduleFault[];
}

/**
 * Parses days and the hours that follow them, such as `Mo-Fr 06:00-14:00 14:30-22:00, Sa 06:00-14:00`, and dates:
 * closed ones after `off`, as in `off 2026-12-25, 2027-01-01`, others before their hours, as in
 * `2026-12-24 06:00-12:00`.
 */
export function parseShifts(tokens: readonly string[]): Schedule {
  const parts = tokens.map((token) => daysOf(token) ?? dateOf(token) ?? hoursOf(token));
  const faults = parts.filter((part) => "kind" in part);
  // Their order can be checked only when each of them is valid.
  if (faults.length > 0) return { shifts: [], dates: [], faults };
  const shifts: WorkShift[] = [];
  const dates: WorkDate[] = [];
  const open: ScheduleFault[] = [];
  let last: "days" | "date" | "off" | null = null;
  let isOff = false;
  for (const [index, part] of parts.entries()) {
    if ("kind" in part) continue;
    const word = tokens[index] ?? "";
    const shift = shifts.at(-1);
    if ("off" in part) {
      isOff = true;
      if (!("date" in (parts[index + 1] ?? {}))) open.push({ kind: "off-without-date", word });
    } else if ("date" in part) {
      dates.push({ date: part.date, hours: [] });
      const hasHours = "hours" in (parts[index + 1] ?? {});
      if (!hasHours && !isOff) open.push({ kind: "date-without-hours", word });
      const isRightAfterOff = "off" in (parts[index - 1] ?? {});
      if (hasHours && isRightAfterOff) open.push({ kind: "off-with-hours", word });
      last = "date";
    } else if ("days" in part) {
      isOff = false;
      // Days after hours begin the next shift.
      if (shift && shift.hours.length === 0 && last === "days") shift.days.push(part.days);
      else shifts.push({ days: [part.days], hours: [] });
      last = "days";
    } else if (last === "date") {
      dates.at(-1)?.hours.push(part.hours);
    } else if (shift) {
      shift.hours.push(part.hours);
    } else {
      return { shifts: [], dates: [], faults: [{ kind: "no-days", word }] };
    }
  }
  const bare = shifts.find(({ hours }) => hours.length === 0);
  const isOpen = shifts.length === 0 || bare !== undefined;
  const word = shifts.length === 0 ? null : (tokens.at(-1) ?? null);
  const missing: ScheduleFault[] = isOpen ? [{ kind: "no-hours", word }] : [];
  return { shifts, dates, faults: [...missing, ...open, ...dateFaults(dates)] };
}

function dateFaults(dates: readonly WorkDate[]): readonly ScheduleFault[] {
  return dates.flatMap(({ date: word, hours }, index): ScheduleFault[] => {
    const faults: ScheduleFault[] = [];
    if (dates.findIndex(({ date }) => date === word) < index) {
      faults.push({ kind: "date-twice", word });
    }
    if (hours.some(({ from, to }) => to < from)) faults.push({ kind: "date-past-midnight", word });
    const sorted = hours.toSorted((one, other) => one.from - other.from);
    const overlaps = sorted.some(({ from }, at) => at > 0 && from < (sorted[at - 1]?.to ?? 0));
    return overlaps ? [...faults, { kind: "date-overlap", word }] : faults;
  });
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
  const { shifts, dates, faults } = parseShifts(hasZone ? tokens.slice(1) : tokens);
  if (faults.length > 0) return null;
  // An address has a week alone: dates pass, and links are kept for longer.
  if (dates.length > 0) return null;
  return { warehouse: null, timeZone: hasZone ? first : zone, shifts };
}

function daysOf(token: string): Part | null {
  const [, first, last = first] = daysPattern.exec(token) ?? [];
  if (first === undefined || last === undefined) return null;
  const numberOf = (name: string) => dayNames.indexOf(name.toLowerCase()) + 1;
  return { days: { from: numberOf(first), to: numberOf(last) } };
}

function dateOf(token: string): Part | ScheduleFault | null {
  if (token.toLowerCase() === "off") return { off: true };
  if (!datePattern.test(token)) return null;
  const time = Date.parse(`${token}T00:00:00Z`);
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(token);
  return exists ? { date: token } : { kind: "no-such-date", word: token };
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
