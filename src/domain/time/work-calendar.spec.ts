import { describe, expect, test } from "vitest";
import { standardMadrid, standardWeek } from "#testing/calendars.ts";
import { hour } from "./units.ts";
import { type WorkCalendar, workCalendar } from "./work-calendar.ts";
import { workWeek } from "./work-week.ts";

const at = (text: string) => Date.parse(text);
const days = (from: number, to = from) => ({ from, to });
const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 });

const madrid = standardMadrid;
/** Mo-Su 22:00-06:00 */
const nights = workWeek([{ days: [days(1, 7)], hours: [hours(22, 6)] }]);
const nightsInMadrid = workCalendar("Europe/Madrid", nights);
/** Sa-Mo 00:00-24:00 */
const weekends = workWeek([{ days: [days(6, 1)], hours: [hours(0, 24)] }]);

describe("working time between", () => {
  test.each<[name: string, calendar: WorkCalendar, from: string, to: string, hours: number]>([
    ["within a shift", madrid, "2026-03-02T08:00+01:00", "2026-03-02T10:30+01:00", 2.5],
    // Friday 20:00 to 22:00, Saturday 06:00 to 14:00, Monday 06:00 to 07:00
    ["a Friday evening to Monday", madrid, "2026-03-06T20:00+01:00", "2026-03-09T07:00+01:00", 11],
    ["a whole week", madrid, "2026-03-02T00:00+01:00", "2026-03-09T00:00+01:00", 88],
    ["a night off", madrid, "2026-03-02T22:00+01:00", "2026-03-03T06:00+01:00", 0],
    ["a Sunday", madrid, "2026-03-08T00:00+01:00", "2026-03-09T00:00+01:00", 0],
    // A deadline at 03:00 leaves the evening before it.
    ["to a night's deadline", madrid, "2026-03-02T20:00+01:00", "2026-03-03T03:00+01:00", 2],
    ["over midnight", nightsInMadrid, "2026-03-03T00:00+01:00", "2026-03-04T00:00+01:00", 8],
    ["from Sunday's night", nightsInMadrid, "2026-03-08T23:00+01:00", "2026-03-09T08:00+01:00", 7],
    // On 29 March 2026 Madrid skips 02:00 to 03:00, on 25 October it repeats that hour.
    ["a night in spring", nightsInMadrid, "2026-03-28T20:00+01:00", "2026-03-29T12:00+02:00", 7],
    ["a night in autumn", nightsInMadrid, "2026-10-24T20:00+02:00", "2026-10-25T12:00+01:00", 9],
    ["a day after it", madrid, "2026-03-30T00:00+02:00", "2026-03-30T12:00+02:00", 6],
    // 88 h each, though the wall clocks' weeks have 167 and 169 hours.
    ["the week of spring", madrid, "2026-03-23T00:00+01:00", "2026-03-30T00:00+02:00", 88],
    ["the week of autumn", madrid, "2026-10-19T00:00+02:00", "2026-10-26T00:00+01:00", 88],
    [
      "days that run over the week's end",
      workCalendar("UTC", weekends),
      "2026-03-05T00:00Z",
      "2026-03-12T00:00Z",
      72,
    ],
    [
      "a zone of half hours",
      workCalendar("Asia/Kolkata", standardWeek),
      "2026-03-02T00:30Z",
      "2026-03-02T01:30Z",
      1,
    ],
    ["backwards", madrid, "2026-03-09T07:00+01:00", "2026-03-06T20:00+01:00", -11],
  ])("%s", (_, calendar, from, to, expected) => {
    expect(calendar.between(at(from), at(to))).toBe(expected * hour);
  });

  test("counts overlapping hours once", () => {
    const week = workWeek([
      { days: [days(1, 5)], hours: [hours(6, 14), hours(12, 22)] },
      { days: [days(3), days(1)], hours: [hours(8, 9)] },
    ]);
    expect(workCalendar("UTC", week).between(0, 7 * 24 * hour)).toBe(80 * hour);
  });
});

describe("instant after a working time", () => {
  test.each([
    ["2026-03-06T20:00+01:00", 1, "2026-03-06T21:00+01:00"],
    // The Friday evening ends with the shift, not with the start of the next one.
    ["2026-03-06T20:00+01:00", 2, "2026-03-06T22:00+01:00"],
    ["2026-03-06T20:00+01:00", 2.5, "2026-03-07T06:30+01:00"],
    ["2026-03-07T13:00+01:00", 2, "2026-03-09T07:00+01:00"],
    ["2026-03-08T12:00+01:00", 0, "2026-03-08T12:00+01:00"],
    ["2026-03-28T13:00+01:00", 2, "2026-03-30T07:00+02:00"],
    ["2026-12-31T21:00+01:00", 17, "2027-01-01T22:00+01:00"],
  ])("from %s, %d h", (from, length, expected) => {
    expect(madrid.after(at(from), length * hour)).toBe(at(expected));
  });

  test.each([
    // The last 60 working minutes of a Monday at 06:30 began on Saturday.
    ["2026-03-09T06:30+01:00", 1, "2026-03-07T13:30+01:00"],
    ["2026-03-09T07:00+01:00", 1, "2026-03-09T06:00+01:00"],
    ["2026-03-08T12:00+01:00", 1, "2026-03-07T13:00+01:00"],
    ["2026-03-08T12:00+01:00", 0, "2026-03-08T12:00+01:00"],
    ["2026-03-30T06:30+02:00", 1, "2026-03-28T13:30+01:00"],
    ["2027-01-01T06:30+01:00", 1, "2026-12-31T21:30+01:00"],
  ])("back from %s, %d h", (to, length, expected) => {
    expect(madrid.before(at(to), length * hour)).toBe(at(expected));
  });

  test("falls in the second of two repeated hours", () => {
    // From 22:00 summer time: 02:00 to 03:00 passes twice, so eight hours later it is 05:00.
    const start = at("2026-10-24T22:00+02:00");
    expect(nightsInMadrid.after(start, 8 * hour)).toBe(at("2026-10-25T05:00+01:00"));
  });
});
