/** A formatted moment in a sentence: `às 14:14`, `amanhã às 14:14`. */
export function at(moment: string): string {
  return said(moment, "à", "às");
}

/** The same after a preposition such as “até”: `as 14:14`, `amanhã às 14:14`. */
export function afterPreposition(moment: string): string {
  return said(moment, "a", "as");
}

/** One o’clock is singular. */
export function ofTime(time: string): string {
  return /^01/.test(time) ? `da ${time}` : `das ${time}`;
}

function said(moment: string, one: string, many: string): string {
  const { day, time } = partsOf(moment);
  if (time === null) return moment;
  const isOne = /^01/.test(time);
  if (day === "") return `${isOne ? one : many} ${time}`;
  return `${day} ${isOne ? "à" : "às"} ${time}`;
}

function partsOf(moment: string): { readonly day: string; readonly time: string | null } {
  const [, day = "", time = null] = /^(?:(.+) )?(\d\d:\d\d)$/.exec(moment) ?? [];
  return { day, time };
}
