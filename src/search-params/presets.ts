import { addDays } from "./moment.ts";

/** Named periods. */
export const presetNames = ["today", "week", "month", "quarter", "year"] as const;

export type PresetName = (typeof presetNames)[number];

/** Days before today; the period ends today. */
const days = { today: 0, week: 6, month: 29, quarter: 89 } as const;

/** The date that a preset begins at; its end is open. */
export function presetFrom(name: PresetName, today: string): string {
  return name === "year" ? `${today.slice(0, 4)}-01-01` : addDays(today, -days[name]);
}

/** The preset that a period equals today. */
export function presetOf(
  { from, to }: { readonly from: string; readonly to: string },
  today: string,
): PresetName | null {
  if (to !== "") return null;
  return presetNames.find((name) => presetFrom(name, today) === from) ?? null;
}
