import type { WorkHours, WorkRule } from "#contract/work-hours.ts";
import { isTimeZone } from "#domain/time/time-zone.ts";
import {
  isScheduleToken,
  parseShifts,
  type ScheduleFault,
  scheduleTokens,
} from "#domain/time/work-shifts.ts";
import type { SettingsReader } from "./settings-reader.ts";

const name = "WORK_HOURS";

/**
 * Reads rules such as `Europe/Madrid Mo-Fr 06:00-22:00; OPO-03: Europe/Lisbon Mo-Sa 07:00-19:00`: the first is the
 * default, and a rule with a code before a colon applies to that warehouse.
 */
export function readWorkHours(settings: SettingsReader): WorkHours {
  const text = settings.text(name);
  if (text === undefined) return null;
  const parts = text.split(";").filter((part) => part.trim() !== "");
  const rules = parts.map((part) => readRule(part.trim(), settings.text("TIME_ZONE"), settings));
  if (rules.length === 0) {
    settings.fault(`${name} holds no hours: write such as Mo-Fr 06:00-22:00.`);
  }
  const codes = rules.map(({ warehouse }) => warehouse);
  for (const code of new Set(codes.filter((one, index) => codes.indexOf(one) !== index))) {
    settings.fault(
      code === null
        ? `${name} has several rules without a warehouse: write its code and a colon before all but one.`
        : `${name} has several rules for the warehouse ${code}: write one, with commas between its hours.`,
    );
  }
  return rules;
}

/** @param zone the zone of a rule that names none */
function readRule(text: string, zone: string | undefined, settings: SettingsReader): WorkRule {
  const [, code, schedule = text] = /^(.+?)\s*:\s+(.*)$/s.exec(text) ?? [];
  const of = code === undefined ? name : `${name} of ${code}`;
  const onFault = (rest: string) => settings.fault(`${of} ${rest}`);
  const tokens = scheduleTokens(schedule);
  const [first = ""] = tokens;
  const hasZone = !isScheduleToken(first);
  const timeZone = hasZone ? first : zone;
  const rule = { warehouse: code ?? null, timeZone: timeZone ?? "UTC", shifts: [] };
  if (hasZone && !isTimeZone(first)) {
    onFault(
      `begins with "${first}", which is neither an IANA zone nor days such as Mo-Fr: ` +
        "write such as Europe/Madrid Mo-Fr 06:00-22:00.",
    );
    return rule;
  }
  if (timeZone === undefined) {
    onFault(
      "names no zone that its hours are meant in: write one before the days, " +
        "such as Europe/Madrid Mo-Fr 06:00-22:00, or set TIME_ZONE.",
    );
  }
  const { shifts, dates, faults } = parseShifts(hasZone ? tokens.slice(1) : tokens);
  for (const fault of faults) onFault(restOf(fault));
  return { ...rule, shifts, ...(dates.length > 0 && { dates }) };
}

/** A fault as the rest of a sentence. */
function restOf({ kind, word }: ScheduleFault): string {
  switch (kind) {
    case "unreadable":
      return `has "${word}", which is neither days nor hours: write such as Mo-Fr 06:00-22:00.`;
    case "impossible":
      return `has "${word}", which no clock shows: write hours from 00:00 to 24:00.`;
    case "empty":
      return `has "${word}", which ends as it begins: write 00:00-24:00 for a whole day.`;
    case "no-days":
      return `has the hours ${word} without days: write Mo-Su ${word}.`;
    case "no-such-date":
      return `has "${word}", which no calendar has: write dates such as 2026-12-25.`;
    case "date-twice":
      return `has the date ${word} twice: write all of its hours behind one.`;
    case "date-past-midnight":
      return `has hours of ${word} that end after midnight: write them up to 24:00.`;
    case "date-overlap":
      return `has hours of ${word} that overlap: write each once.`;
    case "date-without-hours":
      return `names no hours behind ${word}: write off ${word} for a closed day.`;
    case "off-without-date":
      return `has "${word}" without a date: write such as off 2026-12-25, 2027-01-01.`;
    case "off-with-hours":
      return `has hours behind off ${word}: leave out off, or the hours.`;
    case "no-hours":
      return `names no hours behind ${word ?? "its zone"}: write such as Mo-Fr 06:00-22:00.`;
  }
}
