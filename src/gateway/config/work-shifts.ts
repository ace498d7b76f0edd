import type { WorkShift } from "#contract/work-hours.ts";

const dayNames = ["mo", "tu", "we", "th", "fr", "sa", "su"];
const oneDay = dayNames.join("|");
const daysPattern = new RegExp(`^(${oneDay})(?:-(${oneDay}))?$`, "i");
const hoursPattern = /^(\d{1,2}):(\d{2})-(\d{1,2}):(\d{2})$/;

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

/**
 * Parses days and the hours that follow them, such as `Mo-Fr 06:00-14:00 14:30-22:00, Sa 06:00-14:00`.
 * @param onFault called with the fault, as the rest of a sentence
 */
export function readShifts(
  tokens: readonly string[],
  onFault: (rest: string) => void,
): readonly WorkShift[] {
  const parts = tokens.map((token) => readDays(token) ?? readHours(token, onFault));
  const sound = parts.filter((part) => part !== null);
  // Their order can be checked only when each of them is valid.
  if (sound.length < parts.length) return [];
  const shifts: WorkShift[] = [];
  for (const [index, part] of sound.entries()) {
    const shift = shifts.at(-1);
    if ("days" in part) {
      // Days after hours begin the next shift.
      if (shift && shift.hours.length === 0) shift.days.push(part.days);
      else shifts.push({ days: [part.days], hours: [] });
    } else if (shift) {
      shift.hours.push(part.hours);
    } else {
      onFault(`has the hours ${tokens[index]} without days: write Mo-Su ${tokens[index]}.`);
      return [];
    }
  }
  const last = shifts.at(-1);
  if (last === undefined || last.hours.length === 0) {
    onFault(
      `names no hours behind ${tokens.at(-1) ?? "its zone"}: write such as Mo-Fr 06:00-22:00.`,
    );
  }
  return shifts;
}

function readDays(token: string): Part | null {
  const [, first, last = first] = daysPattern.exec(token) ?? [];
  if (first === undefined || last === undefined) return null;
  const numberOf = (name: string) => dayNames.indexOf(name.toLowerCase()) + 1;
  return { days: { from: numberOf(first), to: numberOf(last) } };
}

/** Minutes after midnight. */
function readHours(token: string, onFault: (rest: string) => void): Part | null {
  const [, ...numbers] = hoursPattern.exec(token) ?? [];
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = numbers.map(Number);
  const [from, to] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute];
  if (numbers.length === 0) {
    onFault(`has "${token}", which is neither days nor hours: write such as Mo-Fr 06:00-22:00.`);
  } else if (fromMinute > 59 || toMinute > 59 || from > 1439 || to > 1440) {
    onFault(`has "${token}", which no clock shows: write hours from 00:00 to 24:00.`);
  } else if (from === to) {
    onFault(`has "${token}", which ends as it begins: write 00:00-24:00 for a whole day.`);
  } else {
    return { hours: { from, to } };
  }
  return null;
}
