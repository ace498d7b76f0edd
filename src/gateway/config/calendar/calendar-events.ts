import { type ContentLine, contentLines } from "./content-lines.ts";

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
