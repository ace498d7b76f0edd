import type { WorkHours } from "#contract/work-hours.ts";
import type { Format } from "#format/format.ts";
import type { Words } from "./words.ts";
import { workHoursTexts } from "./work-rule-text.ts";

/**
 * The working hours of every warehouse, one line each, and what they are used for.
 * @param isChosen whether the viewer chose them
 */
export function workHoursLines(
  {
    workHours,
    isChosen,
  }: {
    readonly workHours: WorkHours;
    readonly isChosen: boolean;
  },
  t: Words["about"],
  format: Format,
): readonly string[] {
  if (workHours === null) return [t.roundTheClock];
  const { own, others } = workHoursTexts(workHours, t, format);
  return [
    ...own.map(([code, text]) => t.workHoursOf(code, text)),
    own.length === 0 ? others : t.workHoursOfOthers(others),
    ...(isChosen ? [t.workHoursChosen] : []),
    t.workHoursCount,
  ];
}
