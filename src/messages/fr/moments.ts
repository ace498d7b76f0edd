/** A formatted moment in a sentence: `à 14:14`, `demain à 14:14`, `le mar. 1 déc. à 08:00`. */
export function at(moment: string): string {
  const { day, time } = partsOf(moment);
  return time === null ? moment : `${onDay(day)} à ${time}`.trim();
}

/** The same after a preposition such as “avant”: `14:14`, `demain à 14:14`. */
export function afterPreposition(moment: string): string {
  const { day, time } = partsOf(moment);
  return day === "" && time !== null ? time : at(moment);
}

/** A date has an article, a relative day has none. */
export function onDay(day: string): string {
  return /\d/.test(day) ? `le ${day}` : day;
}

function partsOf(moment: string): { readonly day: string; readonly time: string | null } {
  const [, day = "", time = null] = /^(?:(.+) )?(\d\d:\d\d)$/.exec(moment) ?? [];
  return { day, time };
}
