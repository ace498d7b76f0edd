/** A line of an iCalendar file (RFC 5545), such as `DTSTART;VALUE=DATE:20261225`. */
interface ContentLine {
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
function contentLines(text: string): {
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

/** An event of a calendar file: its properties, by their names in capitals. */
export class CalendarEvent {
  readonly #lines: ContentLine[] = [];

  add(line: ContentLine): void {
    this.#lines.push(line);
  }

  /** The values of a property that may be there several times. */
  all(name: string): readonly string[] {
    return this.#lines.filter((line) => line.name === name).map(({ value }) => value);
  }

  /** The first value of a property; `undefined` without one. */
  one(name: string): string | undefined {
    return this.all(name)[0];
  }

  /** Whether the event replaces one start of another event that repeats, and all that follow it. */
  get replacesFollowing(): boolean {
    return this.#lines.some(
      ({ name, parameters }) => name === "RECURRENCE-ID" && /;RANGE=/i.test(parameters),
    );
  }

  /** What the event is called, short enough for a log. */
  get title(): string {
    const text = (this.one("SUMMARY") ?? "").replaceAll(/\\n/gi, " ").replaceAll(/\\(.)/g, "$1");
    return text
      .replaceAll(/[\p{Cc}\s]+/gu, " ")
      .trim()
      .slice(0, 60);
  }
}

/** A file that is no whole calendar; the message is the end of a sentence about it. */
export class CalendarFault extends Error {}

/** What is read of a calendar file, whatever the day. */
export interface CalendarFile {
  readonly events: readonly CalendarEvent[];
  /** The numbers of lines that cannot be read. */
  readonly unreadable: readonly number[];
}

/** @throws CalendarFault */
export function calendarEvents(text: string): CalendarFile {
  const { lines, unreadable } = contentLines(text);
  const events: CalendarEvent[] = [];
  const open: string[] = [];
  if (lines[0]?.name !== "BEGIN" || lines[0].value.toUpperCase() !== "VCALENDAR") {
    throw new CalendarFault("is no calendar: its first line must be BEGIN:VCALENDAR");
  }
  for (const one of lines) {
    const { name, value, line } = one;
    const part = value.toUpperCase();
    if (name === "BEGIN") {
      open.push(part);
      if (part === "VEVENT") events.push(new CalendarEvent());
    } else if (name === "END") {
      if (open.pop() !== part) {
        throw new CalendarFault(`is broken: line ${line} ends a ${part} that is not open`);
      }
    } else if (open.at(-1) === "VEVENT") {
      // A reminder within the event has properties of its own.
      events.at(-1)?.add(one);
    }
  }
  if (open.length > 0) throw new CalendarFault(`is cut off: its ${open.at(-1)} does not end`);
  return { events, unreadable };
}
