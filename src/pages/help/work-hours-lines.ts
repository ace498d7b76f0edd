import { workHoursTexts } from "#components/work-rule-text.ts";
import type { WorkHours } from "#contract/work-hours.ts";
import type { Format } from "#format/format.ts";
import type { Messages } from "#messages/en/catalogue.ts";

/** The work hours of every warehouse, one line each, and what they are used for. */
export function workHoursLines(
  workHours: WorkHours,
  { help, workHours: t }: Messages,
  format: Format,
): readonly string[] {
  const { roundTheClock, workHoursOf, workHoursOfOthers, workHoursCount } = help.about;
  if (workHours === null) return [roundTheClock];
  const { own, others } = workHoursTexts(workHours, t, format);
  return [
    ...own.map(([code, text]) => workHoursOf(code, text)),
    own.length === 0 ? others : workHoursOfOthers(others),
    workHoursCount,
  ];
}
