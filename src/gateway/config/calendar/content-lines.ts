/** A line of an iCalendar file (RFC 5545), such as `DTSTART;VALUE=DATE:20261225`. */
export interface ContentLine {
  /** In capitals. */
  readonly name: string;
  /** As written, each after a semicolon. */
  readonly parameters: string;
  readonly value: string;
  /** Its number in the file, from 1. */
  readonly line: number;
}

const parameterValue = '(?:"[^"]*"|[^";:,]*)';
const parameter = `;[A-Za-z0-9-]+=${parameterValue}(?:,${parameterValue})*`;
const pattern = new RegExp(`^([A-Za-z0-9-]+)((?:${parameter})*):(.*)$`, "s");

/** The lines of a file, long ones joined again, and the numbers of those that cannot be read. */
export function contentLines(text: string): {
  readonly lines: readonly ContentLine[];
  readonly unreadable: readonly number[];
} {
  const joined: { text: string; line: number }[] = [];
  for (const [index, one] of text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\n|\r/)
    .entries()) {
    const last = joined.at(-1);
    if (last && /^[ \t]/.test(one)) last.text += one.slice(1);
    else if (one !== "") joined.push({ text: one, line: index + 1 });
  }
  const lines: ContentLine[] = [];
  const unreadable: number[] = [];
  for (const one of joined) {
    const [, name, parameters = "", value] = pattern.exec(one.text) ?? [];
    if (name === undefined || value === undefined) unreadable.push(one.line);
    else lines.push({ name: name.toUpperCase(), parameters, value, line: one.line });
  }
  return { lines, unreadable };
}
