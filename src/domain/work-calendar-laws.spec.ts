import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { standardMadrid } from "#testing/calendars.ts";
import { hour, minute } from "./time/units.ts";
import { roundTheClock, type WorkCalendar, workCalendar } from "./time/work-calendar.ts";
import { workWeek } from "./time/work-week.ts";

const at = (text: string) => Date.parse(text);

/** Zones of both hemispheres, of half hours, without clock changes, and with changes around Ramadan. */
const zones = [
  "Europe/Madrid",
  "America/New_York",
  "Australia/Lord_Howe",
  "UTC",
  "Africa/Casablanca",
];
const dayRange = fc.record({
  from: fc.integer({ min: 1, max: 7 }),
  to: fc.integer({ min: 1, max: 7 }),
});
const hourRange = fc
  .record({ from: fc.integer({ min: 0, max: 95 }), to: fc.integer({ min: 0, max: 96 }) })
  .filter(({ from, to }) => from !== to)
  .map(({ from, to }) => ({ from: from * 15, to: to * 15 }));
const schedules = fc.record({
  zone: fc.constantFrom(...zones),
  shifts: fc.array(
    fc.record({
      days: fc.array(dayRange, { minLength: 1, maxLength: 2 }),
      hours: fc.array(hourRange, { minLength: 1, maxLength: 2 }),
    }),
    { minLength: 1, maxLength: 2 },
  ),
});
const calendars = schedules.map(({ zone, shifts }) => workCalendar(zone, workWeek(shifts)));
const instants = fc.integer({ min: at("2024-01-01T00:00Z"), max: at("2028-01-01T00:00Z") });
const lengths = fc.integer({ min: 1, max: 2000 * hour });

describe("for any calendar", () => {
  test("lengths add up, and never exceed plain differences", () => {
    const check = (calendar: WorkCalendar, one: number, two: number, three: number) => {
      const whole = calendar.between(one, three);
      expect(calendar.between(one, two) + calendar.between(two, three)).toBe(whole);
      expect(calendar.between(three, one) + whole).toBe(0);
      expect(Math.abs(whole)).toBeLessThanOrEqual(Math.abs(three - one));
      expect(three > one ? whole : -whole).toBeGreaterThanOrEqual(0);
    };
    fc.assert(fc.property(calendars, instants, instants, instants, check));
  });

  test("going forward and back inverts counting, and yields the first and last such instant", () => {
    const check = (calendar: WorkCalendar, start: number, length: number) => {
      const end = calendar.after(start, length);
      expect(calendar.between(start, end)).toBe(length);
      expect(calendar.between(start, end - 1)).toBe(length - 1);
      const begin = calendar.before(start, length);
      expect(calendar.between(begin, start)).toBe(length);
      expect(calendar.between(begin + 1, start)).toBe(length - 1);
    };
    fc.assert(fc.property(calendars, instants, lengths, check));
  });

  test("a minute is working time when the wall clocks show working hours", () => {
    const parts = (zone: string, instant: number) => {
      const text = new Intl.DateTimeFormat("en-GB", {
        timeZone: zone,
        weekday: "short",
        hour: "2-digit",
        minute: "2-digit",
        hourCycle: "h23",
      }).format(instant);
      const day = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].indexOf(text.slice(0, 3));
      const [hourOfDay = 0, minuteOfHour = 0] = text.slice(-5).split(":").map(Number);
      return day * 1440 + hourOfDay * 60 + minuteOfHour;
    };
    fc.assert(
      fc.property(schedules, instants, ({ zone, shifts }, instant) => {
        const start = Math.floor(instant / minute) * minute;
        const minuteOfWeek = parts(zone, start);
        const worked = shifts.some(({ days, hours }) =>
          days.some((range) =>
            [1, 2, 3, 4, 5, 6, 7]
              .filter((day) => (day - range.from + 7) % 7 <= (range.to - range.from + 7) % 7)
              .some((day) =>
                hours.some(({ from, to }) => {
                  const since = (minuteOfWeek - (day - 1) * 1440 - from + 2 * 10_080) % 10_080;
                  return since < (to > from ? to - from : to - from + 1440);
                }),
              ),
          ),
        );
        const calendar = workCalendar(zone, workWeek(shifts));
        expect(calendar.between(start, start + minute)).toBe(worked ? minute : 0);
      }),
      { numRuns: 300 },
    );
  });

  test("windows of thousands of years are counted", () => {
    const [first, last] = [at("0001-01-01T00:00Z"), at("9999-12-31T00:00Z")];
    const share = standardMadrid.between(first, last) / (last - first);
    expect(share).toBeCloseTo(88 / 168, 4);
    expect(standardMadrid.after(first, standardMadrid.between(first, last))).toBeLessThanOrEqual(
      last,
    );
    expect(standardMadrid.after(0, 8.64e15)).toBeGreaterThan(8.64e15);
  });
});

describe("round the clock", () => {
  test("lengths are plain differences, as in a calendar of all hours", () => {
    const all = workCalendar(
      "Europe/Madrid",
      workWeek([{ days: [{ from: 1, to: 7 }], hours: [{ from: 0, to: 1440 }] }]),
    );
    fc.assert(
      fc.property(instants, instants, lengths, (one, two, length) => {
        for (const calendar of [roundTheClock, all]) {
          expect(calendar.between(one, two)).toBe(two - one);
          expect(calendar.after(one, length)).toBe(one + length);
          expect(calendar.before(one, length)).toBe(one - length);
        }
      }),
    );
  });
});
