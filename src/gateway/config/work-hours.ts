import type { WorkHours, WorkRule } from "#contract/work-hours.ts";
import { isTimeZone } from "#domain/time/time-zone.ts";
import {
  isScheduleToken,
  parseShifts,
  type ScheduleFault,
  scheduleTokens,
} from "#domain/time/work-shifts.ts";
import { splitRules, type WrittenRule } from "./rules-by-warehouse.ts";
import type { SettingsReader } from "./settings-reader.ts";

/**
 * Reads rules such as `Europe/Madrid Mo-Fr 06:00-22:00; OPO-03: Europe/Lisbon Mo-Sa 07:00-19:00`.
 * @see splitRules
 */
export function readWorkHours(settings: SettingsReader): WorkHours {
  const rules = splitRules(settings, "WORK_HOURS", { what: "hours", example: "Mo-Fr 06:00-22:00" });
  return rules?.map((rule) => readRule(rule, settings.text("TIME_ZONE"), settings)) ?? null;
}

/** @param zone the zone of a rule that names none */
function readRule(
  { warehouse, text, of }: WrittenRule,
  zone: string | undefined,
  settings: SettingsReader,
): WorkRule {
  const onFault = (rest: string) => settings.fault(`${of} ${rest}`);
  const tokens = scheduleTokens(text);
  const [first = ""] = tokens;
  const hasZone = !isScheduleToken(first);
  const timeZone = hasZone ? first : zone;
  const rule = { warehouse, timeZone: timeZone ?? "UTC", shifts: [] };
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
