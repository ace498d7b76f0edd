import { expect, test } from "vitest";
import { dayNumber } from "./calendar-days.ts";
import { CalendarFault, calendarEvents } from "./calendar-events.ts";
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

function dates(count: number, of: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => of(index)).join(",");
}

const from = (year: string, rule: string) => `DTSTART:${year}\nRRULE:FREQ=YEARLY${rule}`;

test.each([
  ["rules from the year 1", large(from("00010101", ""))],
  ["rules from the year 1 with a count", large(from("00010101", ";COUNT=100000"))],
  ["rules of all days", large(from("00010101", ";BYMONTH=1,2,3,4,5,6,7,8,9,10,11,12;BYDAY=MO"))],
  ["dates in UTC", large(`DTSTART:20260101\nRDATE:${dates(55_000, () => "20260102T230000Z")}`)],
  [
    "moved starts of many events",
    large(`UID:a\n${from("20260101", "")}`, "UID:a\nRECURRENCE-ID:20260101\nDTSTART:20260102"),
  ],
  ["long events", large("DTSTART:20200101\nDURATION:P9999999D")],
  ["a long title", large(`SUMMARY:${"\\n ".repeat(100_000)}\nDTSTART:20260101T010000`)],
])("%s take no longer than a moment", (_, text) => {
  expect(text.length).toBeLessThan(1_000_000);
  const start = performance.now();
  try {
    eventDates(calendarEvents(text), horizon);
  } catch (error) {
    expect(error).toBeInstanceOf(CalendarFault);
  }
  // Half a second on a quiet machine; without a limit some take minutes.
  expect(performance.now() - start).toBeLessThan(10_000);
});

test("a file of 1 MB with the holidays of many years is read", () => {
  const noise = `UID:${"x".repeat(60)}@example.com\nDTSTAMP:20260101T000000Z\nSUMMARY:A holiday of a region\n`;
  const single = large(`${noise}DTSTART;VALUE=DATE:20261225\nDTEND;VALUE=DATE:20261226`);
  const yearly = large(`${noise}DTSTART;VALUE=DATE:20001225\nRRULE:FREQ=YEARLY;BYMONTH=12`);
  expect(eventDates(calendarEvents(single), horizon).dates).toEqual(["2026-12-25"]);
  expect(eventDates(calendarEvents(yearly), horizon).dates).toHaveLength(3);
});

test("a rule from the year 1 has its date in each year, and its count counts from there", () => {
  const datesOf = (event: string) =>
    eventDates(
      calendarEvents(`BEGIN:VCALENDAR\nBEGIN:VEVENT\n${event}\nEND:VEVENT\nEND:VCALENDAR`),
      horizon,
    ).dates;
  expect(datesOf(from("00011225", ""))).toEqual(["2025-12-25", "2026-12-25", "2027-12-25"]);
  expect(datesOf(from("00010225", ";COUNT=2026"))).toEqual(["2026-02-25"]);
});
