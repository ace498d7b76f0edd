/** A formatted moment as a sentence says it: `las 14:14`, `las 14:14 de mañana`, `las 08:00 del mar 1 dic`. */
export function clock(moment: string): string {
  const { day, time } = partsOf(moment);
  if (time === null) return moment;
  if (day === "") return withArticle(time);
  return `${withArticle(time)} ${/^\p{L}+$/u.test(day) ? "de" : "del"} ${day}`;
}

/** A formatted day in a sentence: `mañana`, `el mar 1 dic`. */
export function onDay(day: string): string {
  return /\d/.test(day) ? `el ${day}` : day;
}

/** One o’clock is singular. */
export function withArticle(time: string): string {
  return /^01/.test(time) ? `la ${time}` : `las ${time}`;
}

function partsOf(moment: string): { readonly day: string; readonly time: string | null } {
  const [, day = "", time = null] = /^(?:(.+) )?(\d\d:\d\d)$/.exec(moment) ?? [];
  return { day, time };
}
