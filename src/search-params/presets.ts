import { addDays } from "./moment.ts";

/** Times that are asked for so often that they have a name. */
export const presetNames = ["today", "week", "month", "quarter", "year"] as const;

export type PresetName = (typeof presetNames)[number];

/** Days before today, which is the last of them. */
const days = { today: 0, week: 6, month: 29, quarter: 89 } as const;

/** The date that a preset begins at; it ends with the present. */
export function presetFrom(name: PresetName, today: string): string {
  return name === "year" ? `${today.slice(0, 4)}-01-01` : addDays(today, -days[name]);
}

/** The preset that a range is today. */
export function presetOf(
  { from, to }: { readonly from: string; readonly to: string },
  today: string,
): PresetName | null {
  if (to !== "") return null;
  return presetNames.find((name) => presetFrom(name, today) === from) ?? null;
}
