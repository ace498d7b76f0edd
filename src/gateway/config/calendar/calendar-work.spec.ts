import { expect, test } from "vitest";
import { dayNumber } from "./calendar-days.ts";
import { CalendarFault, calendarEvents } from "./calendar-events.ts";
import { CalendarWork } from "./calendar-work.ts";
import { eventDates } from "./event-dates.ts";

const horizon = {
  timeZone: "Europe/Madrid",
  first: dayNumber(2025, 10, 1),
  last: dayNumber(2027, 12, 31),
};

/** A calendar of up to 1 MB whose events have those lines. */
function large(...events: readonly string[]): string {
  const text = events.map((event) => `BEGIN:VEVENT\n${event}\nEND:VEVENT\n`).join("");
  const times = Math.floor(999_000 / text.length);
  return `BEGIN:VCALENDAR\n${text.repeat(times)}END:VCALENDAR\n`;
}

/** A calendar with one event of those lines. */
function single(event: string): string {
  return `BEGIN:VCALENDAR\nBEGIN:VEVENT\n${event}\nEND:VEVENT\nEND:VCALENDAR`;
}

function dates(count: number, of: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => of(index)).join(",");
}

const from = (year: string, rule: string) => `DTSTART:${year}\nRRULE:FREQ=YEARLY${rule}`;

const everyMonth = "BYMONTH=1,2,3,4,5,6,7,8,9,10,11,12";
const read = (text: string) => eventDates(calendarEvents(text), horizon);

test.each([
  ["rules from the year 1", large(from("00010101", ""))],
  ["rules from the year 1 with a count", large(from("00010101", ";COUNT=100000"))],
  ["rules of all days", large(from("00010101", `;${everyMonth};BYDAY=MO`))],
  [
    "a rule with the same weekday many times",
    large(from("20250106", `;COUNT=10;${everyMonth};BYDAY=MO,${dates(300_000, () => "TU")}`)),
  ],
  [
    "moved starts of many events",
    large(`UID:a\n${from("20260101", "")}`, "UID:a\nRECURRENCE-ID:20260101\nDTSTART:20260102"),
  ],
  ["long events", large("DTSTART:20200101\nDURATION:P9999999D")],
])("%s are too much work", (_, text) => {
  expect(text.length).toBeLessThan(1_000_000);
  expect(() => read(text)).toThrow(/^has too many events and dates/);
});

test("dates in UTC count, and ten times fewer are read", () => {
  const utc = (count: number) =>
    single(`DTSTART:20260101\nRDATE:${dates(count, () => "20260102T230000Z")}`);
  const work = () => new CalendarWork(1_000_000);
  expect(() => eventDates(calendarEvents(utc(55_000)), horizon, work())).toThrow(CalendarFault);
  expect(eventDates(calendarEvents(utc(5_500)), horizon, work()).dates).toEqual([
    "2026-01-01",
    "2026-01-03",
  ]);
});

test("a long title is cut", () => {
  const title = "\\n ".repeat(100_000);
  const { notes } = read(large(`SUMMARY:A${title}\nDTSTART:20260101T010000`));
  expect(notes[0]).toMatch(/only a part of a day: "A"/);
});

test("a file of 1 MB with the holidays of many years is read", () => {
  const noise = `UID:${"x".repeat(60)}@example.com\nDTSTAMP:20260101T000000Z\nSUMMARY:A holiday of a region\n`;
  const once = large(`${noise}DTSTART;VALUE=DATE:20261225\nDTEND;VALUE=DATE:20261226`);
  const yearly = large(`${noise}DTSTART;VALUE=DATE:20001225\nRRULE:FREQ=YEARLY;BYMONTH=12`);
  expect(read(once).dates).toEqual(["2026-12-25"]);
  expect(read(yearly).dates).toHaveLength(3);
});

test("a rule from the year 1 has its date in each year, and its count counts from there", () => {
  const datesOf = (event: string) => read(single(event)).dates;
  expect(datesOf(from("00011225", ""))).toEqual(["2025-12-25", "2026-12-25", "2027-12-25"]);
  expect(datesOf(from("00010225", ";COUNT=2026"))).toEqual(["2026-02-25"]);
});
