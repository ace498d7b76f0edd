import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day, hour, minute } from "./units.ts";
import { calendarOfRule } from "./work-calendars.ts";
import { withDates } from "./work-dates.ts";
import { parseShifts, scheduleTokens } from "./work-shifts.ts";
import { workWeek } from "./work-week.ts";

const parsed = (text: string) => parseShifts(scheduleTokens(text));

describe("a rule with dates", () => {
  const { shifts, dates } = parsed(
    "Mo-Fr 06:00-22:00, off 2026-12-25, 2027-01-01, 2026-12-24 06:00-12:00",
  );
  const calendar = calendarOfRule({ warehouse: null, timeZone: "Europe/Madrid", shifts, dates });
  const at = (text: string) => Date.parse(text);

  it("has closed days and days with other hours", () => {
    expect(dates).toEqual([
      { date: "2026-12-25", hours: [] },
      { date: "2027-01-01", hours: [] },
      { date: "2026-12-24", hours: [{ from: 360, to: 720 }] },
    ]);
  });

  it("counts no time on closed days, and the other hours of a short one", () => {
    // From Wednesday 22:00 to Monday 06:00 in Madrid: only six hours on the 24th.
    expect(calendar.between(at("2026-12-23T21:00Z"), at("2026-12-28T05:00Z"))).toBe(6 * hour);
    expect(calendar.after(at("2026-12-24T10:00Z"), 2 * hour)).toBe(at("2026-12-28T06:00Z"));
    expect(calendar.before(at("2026-12-28T06:00Z"), 2 * hour)).toBe(at("2026-12-24T10:00Z"));
    // Other weeks are as they were.
    expect(calendar.between(at("2026-11-25T00:00Z"), at("2026-11-26T00:00Z"))).toBe(16 * hour);
  });
});

describe("working time with dates", () => {
  const start = Date.UTC(2026, 10, 23);
  const range = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 24 }))
    .filter(([from, to]) => from < to)
    .map(([from, to]) => ({ from: from * 60, to: to * 60 }));
  const shifts = fc.array(
    fc.record({
      days: fc.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 7 })),
      hours: fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 23 })),
    }),
    { minLength: 1, maxLength: 3 },
  );
  const week = shifts.map((all) =>
    workWeek(
      all.map(({ days: [first, last], hours: [from, to] }) => ({
        days: [{ from: first, to: last }],
        hours: [{ from: from * 60, to: from === to ? from * 60 + 60 : to * 60 }],
      })),
    ),
  );
  const dates = fc.uniqueArray(
    fc.record({
      offset: fc.integer({ min: 0, max: 20 }),
      hours: fc.array(range, { maxLength: 1 }),
    }),
    { selector: ({ offset }) => offset, maxLength: 6 },
  );
  const dated = dates.map((all) =>
    all.map(({ offset, hours }) => ({
      date: new Date(start + offset * day).toISOString().slice(0, 10),
      hours,
    })),
  );

  it("is that of each hour", () => {
    fc.assert(
      fc.property(week, dated, fc.integer({ min: 0, max: 24 * 21 }), (base, all, length) => {
        const mixed = withDates(base, all);
        let sum = 0;
        for (let at = start; at < start + length * hour; at += hour) {
          const date = new Date(at).toISOString().slice(0, 10);
          const own = all.find((one) => one.date === date);
          const minutes = (at % day) / minute;
          const works = own
            ? own.hours.some(({ from, to }) => from <= minutes && minutes < to)
            : base.workedBy(at + hour) > base.workedBy(at);
          if (works) sum += hour;
        }
        expect(mixed.workedBy(start + length * hour) - mixed.workedBy(start)).toBe(sum);
      }),
    );
  });

  it("is found again from its length", () => {
    fc.assert(
      fc.property(week, dated, fc.integer({ min: 1, max: 24 * 21 * 60 }), (base, all, minutes) => {
        const mixed = withDates(base, all);
        const worked = mixed.workedBy(start + minutes * minute);
        const [first, last] = [mixed.firstAt(worked), mixed.lastAt(worked)];
        expect(mixed.workedBy(first)).toBe(worked);
        expect(mixed.workedBy(last)).toBe(worked);
        expect(first).toBeLessThanOrEqual(start + minutes * minute);
        expect(last).toBeGreaterThanOrEqual(start + minutes * minute);
        // The earliest and the latest: a minute further it is another.
        expect(mixed.workedBy(first - minute)).toBeLessThan(worked);
        expect(mixed.workedBy(last + minute)).toBeGreaterThan(worked);
      }),
    );
  });
});
