import { describe, expect, test } from "vitest";
import { dayNumber } from "./calendar-days.ts";
import { calendarEvents } from "./calendar-events.ts";
import { eventDates } from "./event-dates.ts";

const horizon = {
  timeZone: "Europe/Madrid",
  first: dayNumber(2026, 1, 1),
  last: dayNumber(2027, 12, 31),
};

/** A calendar with events of those lines. */
function calendar(...events: readonly string[]): string {
  const lines = events.flatMap((event) => ["BEGIN:VEVENT", ...event.split("|"), "END:VEVENT"]);
  return ["BEGIN:VCALENDAR", "VERSION:2.0", ...lines, "END:VCALENDAR", ""].join("\r\n");
}

const read = (text: string) => eventDates(calendarEvents(text), horizon);
const dates = (...events: readonly string[]) => read(calendar(...events)).dates;
const notes = (...events: readonly string[]) => read(calendar(...events)).notes;

describe("the dates of whole-day events", () => {
  test.each<[string, string[]]>([
    ["DTSTART;VALUE=DATE:20261225", ["2026-12-25"]],
    ["DTSTART:20261225", ["2026-12-25"]],
    ["DTSTART;VALUE=DATE:20261225|DTEND;VALUE=DATE:20261226", ["2026-12-25"]],
    ["DTSTART;VALUE=DATE:20261225|DTEND;VALUE=DATE:20261225", ["2026-12-25"]],
    ["DTSTART;VALUE=DATE:20261230|DTEND;VALUE=DATE:20270102", days("2026-12-30", 3)],
    ["DTSTART;VALUE=DATE:20261225|DURATION:P2D", days("2026-12-25", 2)],
    ["DTSTART;VALUE=DATE:20251230|DTEND;VALUE=DATE:20260103", days("2026-01-01", 2)],
    [
      'DTSTART;TZID="Romance Standard Time":20261225T000000|DTEND;TZID="Romance Standard Time":20261226T000000',
      ["2026-12-25"],
    ],
    ["DTSTART:20261225T000000|DTEND:20261225T235900", ["2026-12-25"]],
    ["DTSTART:20261225T000000|DURATION:PT24H", ["2026-12-25"]],
    ["DTSTART:20261224T230000Z|DTEND:20261225T230000Z", ["2026-12-25"]],
    // The clocks go back in this night.
    ["DTSTART:20261024T220000Z|DTEND:20261025T230000Z", ["2026-10-25"]],
    [
      "DTSTART;VALUE=DATE:20261225|RDATE;VALUE=DATE:20261228,20261229",
      ["2026-12-25", "2026-12-28", "2026-12-29"],
    ],
    ["DTSTART;VALUE=DATE:20261225|STATUS:CANCELLED", []],
    ["DTSTART;VALUE=DATE:20261225|TRANSP:TRANSPARENT", ["2026-12-25"]],
    [
      "BEGIN:VALARM|TRIGGER:-PT15M|DURATION:PT5M|END:VALARM|DTSTART;VALUE=DATE:20261225",
      ["2026-12-25"],
    ],
  ])("of %s", (event, expected) => {
    expect(dates(event)).toEqual(expected);
  });

  test("are different ones, in order", () => {
    expect(
      dates("DTSTART;VALUE=DATE:20261226", "DTSTART;VALUE=DATE:20261225|DURATION:P2D"),
    ).toEqual(days("2026-12-25", 2));
  });
});

function days(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10),
  );
}

describe("the dates of an event that repeats every year", () => {
  test.each([
    ["DTSTART;VALUE=DATE:20001225|RRULE:FREQ=YEARLY", ["2026-12-25", "2027-12-25"]],
    ["DTSTART;VALUE=DATE:16011225|RRULE:FREQ=YEARLY;WKST=MO", ["2026-12-25", "2027-12-25"]],
    ["DTSTART;VALUE=DATE:20251225|RRULE:FREQ=YEARLY;INTERVAL=2", ["2027-12-25"]],
    ["DTSTART;VALUE=DATE:20251225|RRULE:FREQ=YEARLY;COUNT=2", ["2026-12-25"]],
    ["DTSTART;VALUE=DATE:20251225|RRULE:FREQ=YEARLY;UNTIL=20261225", ["2026-12-25"]],
    ["DTSTART;VALUE=DATE:20251225|RRULE:FREQ=YEARLY;UNTIL=20261224T230000Z", ["2026-12-25"]],
    ["DTSTART;VALUE=DATE:20240229|RRULE:FREQ=YEARLY", []],
    [
      "DTSTART;VALUE=DATE:20251231|DURATION:P2D|RRULE:FREQ=YEARLY",
      ["2026-01-01", "2026-12-31", "2027-01-01", "2027-12-31"],
    ],
    [
      "DTSTART;VALUE=DATE:20201126|RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=4TH",
      ["2026-11-26", "2027-11-25"],
    ],
    [
      "DTSTART;VALUE=DATE:20201126|RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=TH;BYMONTHDAY=22,23,24,25,26,27,28",
      ["2026-11-26", "2027-11-25"],
    ],
    [
      "DTSTART;VALUE=DATE:20200525|RRULE:FREQ=YEARLY;BYMONTH=5;BYDAY=-1MO",
      ["2026-05-25", "2027-05-31"],
    ],
    [
      "DTSTART;VALUE=DATE:20200229|RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1",
      ["2026-02-28", "2027-02-28"],
    ],
    [
      "DTSTART;VALUE=DATE:20200101|RRULE:FREQ=YEARLY;BYMONTH=1,5;BYMONTHDAY=1",
      ["2026-01-01", "2026-05-01", "2027-01-01", "2027-05-01"],
    ],
    ["DTSTART;VALUE=DATE:20001225|RRULE:FREQ=YEARLY|EXDATE;VALUE=DATE:20261225", ["2027-12-25"]],
    [
      "DTSTART:20001225T000000|DURATION:P1D|RRULE:FREQ=YEARLY|EXDATE:20261225T000000",
      ["2027-12-25"],
    ],
  ])("%s", (event, expected) => {
    expect(read(calendar(event)).dates).toEqual(expected);
  });

  test("are without the one that another event moves or cancels", () => {
    const yearly = "UID:a|DTSTART;VALUE=DATE:20001225|RRULE:FREQ=YEARLY";
    const moved = "UID:a|RECURRENCE-ID;VALUE=DATE:20261225|DTSTART;VALUE=DATE:20261228";
    expect(dates(yearly, moved)).toEqual(["2026-12-28", "2027-12-25"]);
    expect(dates(yearly, `${moved}|STATUS:CANCELLED`)).toEqual(["2027-12-25"]);
    expect(dates(yearly, moved.replace("UID:a", "UID:b"))).toHaveLength(3);
  });
});

describe("an event that is left out is named", () => {
  const meeting = "SUMMARY:Stand-up\\, every day|DTSTART:20260601T090000|DTEND:20260601T100000";

  test.each([
    [meeting, /only a part of a day: "Stand-up, every day"$/],
    ["SUMMARY:A|DTSTART:20260601T000000", /only a part of a day: "A"/],
    ["SUMMARY:A|DTSTART:20260601T000000|DTEND:20260602T120000", /only a part of a day/],
    ["SUMMARY:A|DTSTART;VALUE=DATE:20260601|RRULE:FREQ=WEEKLY", /repeat in another way .*: "A"$/],
    ["DTSTART;VALUE=DATE:20260601|RRULE:FREQ=YEARLY;BYYEARDAY=152", /repeat in another way/],
    ["DTSTART;VALUE=DATE:20260601|RRULE:FREQ=YEARLY;BYDAY=2MO", /repeat in another way/],
    ["DTSTART;VALUE=DATE:20260601|RRULE:FREQ=YEARLY;BYMONTH=7", /another way/],
    ["DTSTART;VALUE=DATE:20260601|RRULE:FREQ=YEARLY;BYMONTH=7;BYMONTHDAY=2", /another way/],
    ["DTSTART;VALUE=DATE:20260601|RRULE:FREQ=YEARLY;INTERVAL=0", /repeat in another way/],
    ["DTSTART;VALUE=DATE:20260601|RRULE:FREQ=YEARLY|RRULE:FREQ=YEARLY", /repeat in another way/],
    ["DTSTART;VALUE=DATE:20260601|RRULE:FREQ=YEARLY|EXRULE:FREQ=YEARLY", /repeat in another way/],
    [
      "UID:a|RECURRENCE-ID;RANGE=THISANDFUTURE:20260601|DTSTART;VALUE=DATE:20260602",
      /repeat in another way/,
    ],
    ["SUMMARY:A", /dates cannot be read: "A"/],
    ["DTSTART;VALUE=DATE:20260230", /dates cannot be read/],
    ["DTSTART;VALUE=DATE:20260602|DTEND;VALUE=DATE:20260601", /dates cannot be read/],
    ["DTSTART;VALUE=DATE:20260602|DURATION:-P1D", /dates cannot be read/],
    ["DTSTART;VALUE=DATE:20260602|EXDATE:tomorrow", /dates cannot be read/],
    ["DTSTART;VALUE=DATE:20260602|RDATE;VALUE=PERIOD:20260603T000000/P1D", /cannot be read/],
  ])("%s", (event, note) => {
    const known = "DTSTART;VALUE=DATE:20261225";
    expect(notes(known, event)).toEqual([expect.stringMatching(note)]);
    expect(dates(known, event)).toEqual(["2026-12-25"]);
  });

  test("unless it is long over, and with at most three of its kind", () => {
    const other = (year: string) => meeting.replaceAll("2026", year);
    expect(notes("DTSTART;VALUE=DATE:20261225", other("2019"), other("2030"))).toEqual([]);
    expect(notes("DTSTART;VALUE=DATE:20261225", ...Array(5).fill(meeting))).toEqual([
      expect.stringMatching(/("Stand-up, every day"(, )?){3} and 2 more$/),
    ]);
  });

  test("and so is a calendar without any whole day", () => {
    expect(notes("DTSTART;VALUE=DATE:20191225")).toEqual([
      "has no whole day from 2026-01-01 to 2027-12-31",
    ]);
  });
});

describe("a file", () => {
  const event = "SUMMARY:Christmas|DTSTART;VALUE=DATE:20261225";

  test("may have a byte order mark, other line ends and folded lines", () => {
    const text = calendar(event).replace("VALUE=DATE", "VAL\r\n UE=DATE");
    for (const file of [`\uFEFF${text}`, text.replaceAll("\r\n", "\n"), text.toLowerCase()]) {
      expect(read(file)).toEqual({ dates: ["2026-12-25"], notes: [] });
    }
  });

  test("may have zones and to-dos, which are no events", () => {
    const others =
      "BEGIN:VTIMEZONE\r\nBEGIN:STANDARD\r\nDTSTART:16010101T000000\r\nRRULE:FREQ=YEARLY\r\nEND:STANDARD\r\n" +
      "END:VTIMEZONE\r\nBEGIN:VTODO\r\nDTSTART;VALUE=DATE:20260101\r\nEND:VTODO\r\n";
    const text = calendar(event).replace("BEGIN:VEVENT", `${others}BEGIN:VEVENT`);
    expect(read(text).dates).toEqual(["2026-12-25"]);
  });

  test("with lines that cannot be read says which", () => {
    const text = calendar(event).replace("SUMMARY:", "no colon\r\nDTSTART;=:\r\nSUMMARY:");
    expect(read(text)).toEqual({
      dates: ["2026-12-25"],
      notes: ['has lines that cannot be read and are left out: "4", "5"'],
    });
  });

  test.each([
    ["", /is no calendar/],
    ["<html>", /is no calendar/],
    ["B\u0000E\u0000G\u0000I\u0000N\u0000", /is no calendar/],
    [calendar(event).slice(0, 80), /is cut off: its VEVENT does not end/],
    [calendar(event).replace("END:VCALENDAR", ""), /is cut off: its VCALENDAR does not end/],
    [calendar(event).replace("END:VEVENT", "END:VTODO"), /is broken: line 6 ends a VTODO/],
  ])("with %j is refused", (text, reason) => {
    expect(() => read(text)).toThrow(reason);
  });
});
