import type { Targets } from "#contract/targets.ts";
import type { WorkHours, WorkRule } from "#contract/work-hours.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { calendarOfRule } from "#domain/time/work-calendars.ts";
import type { Format } from "#format/format.ts";
import { targetsText } from "#format/target.ts";
import type { HelpMessages } from "./messages.ts";

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
  t: HelpMessages["about"],
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

type About = HelpMessages["about"];

/** The work hours of a rule in words, with their zone. */
function workRuleText(rule: WorkRule, t: About, format: Format): string {
  return calendarOfRule(rule) === roundTheClock
    ? t.workZoneUnknown(rule.timeZone)
    : t.workRule(format.schedule(rule.shifts), rule.timeZone);
}

/** The work hours of single warehouses and of all others, in words. */
export function workHoursTexts(
  rules: readonly WorkRule[],
  t: About,
  format: Format,
): { readonly own: readonly (readonly [code: string, text: string])[]; readonly others: string } {
  const ofOthers = rules.find(({ warehouse }) => warehouse === null);
  return {
    own: rules.flatMap((rule) =>
      rule.warehouse === null ? [] : [[rule.warehouse, workRuleText(rule, t, format)] as const],
    ),
    others: ofOthers ? workRuleText(ofOthers, t, format) : t.workNights,
  };
}

/** The targets of every warehouse, one line each. */
export function targetsLines(
  targets: NonNullable<Targets>,
  t: HelpMessages["about"],
  context: Parameters<typeof targetsText>[1],
): readonly string[] {
  const textOf = (percents: NonNullable<Targets>[number]["percents"] | undefined) =>
    (percents && targetsText(percents, context)) || t.targetsNone;
  const own = targets.flatMap(({ warehouse, percents }) =>
    warehouse === null ? [] : [t.targetsOf(warehouse, textOf(percents))],
  );
  const others = textOf(targets.find(({ warehouse }) => warehouse === null)?.percents);
  return [...own, own.length === 0 ? others : t.targetsOfOthers(others)];
}
