import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hour, minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { standardMadrid } from "#testing/calendars.ts";
import { someWork } from "#testing/rescue-work.ts";
import { effortAt, effortUntil, finishWith, latestStart, peopleToFinish } from "./work.ts";

const now = Date.parse("2026-03-02T12:00:00Z");
const at = (hours: number) => now + hours * hour;
const calendar = roundTheClock;

/** 66 hours of one person's work, with 6 people at work. */
const work = {
  people: 6,
  left: 660,
  effort: effortAt(10, 660),
  end: null,
  from: now,
  calendar,
};

describe("effort", () => {
  test("follows from the expected end and the people at work", () => {
    const ends = { early: at(10), late: at(12) };
    const effort = effortUntil(ends, { people: 6, from: now, calendar });
    expect(effort).toEqual({ least: 60 * hour, most: 72 * hour });
  });

  test("has no answer where no working time is left until the end", () => {
    // 23:00 in Madrid: no work until 06:00
    const from = Date.parse("2026-03-02T22:00:00Z");
    const ends = { early: from + hour, late: from + hour };
    expect(effortUntil(ends, { people: 6, from, calendar: standardMadrid })).toBeNull();
  });
});

describe("the end with a number of people", () => {
  test("divides the work", () => {
    expect(finishWith(6, work)).toEqual({ early: at(11), late: at(11) });
    expect(finishWith(11, work)?.late).toBe(at(6));
    expect(finishWith(0, work)).toBeNull();
  });

  test("continues in working time only", () => {
    // 20:00 in Madrid: 2 h until 22:00, the third from 06:00 to 07:00
    const evening = Date.parse("2026-03-02T19:00:00Z");
    const night = { ...work, effort: effortAt(30, 90), from: evening, calendar: standardMadrid };
    expect(finishWith(1, night)?.late).toBe(Date.parse("2026-03-03T06:00:00Z"));
  });

  test("with the people at work is the expected end, as shown", () => {
    fc.assert(
      fc.property(someWork, ({ work }) => {
        if (work.end === null) return;
        expect(finishWith(work.people, work)).toEqual(work.end);
        // The effort says the same, but for time outside working hours.
        const reckoned = finishWith(work.people, { ...work, end: null })?.late ?? 0;
        expect(work.calendar.between(reckoned, work.end.late)).toBe(0);
      }),
    );
  });

  test("is never later with more people", () => {
    fc.assert(
      fc.property(someWork, fc.integer({ min: 1, max: 60 }), ({ work }, people) => {
        const [fewer, more] = [finishWith(people, work), finishWith(people + 1, work)];
        expect(more?.late).toBeLessThanOrEqual(fewer?.late ?? 0);
        expect(more?.early).toBeLessThanOrEqual(fewer?.early ?? 0);
      }),
    );
  });
});

describe("people to finish", () => {
  test("are the whole people that the work takes", () => {
    expect(peopleToFinish(at(8), work)).toBe(9);
    expect(peopleToFinish(at(6), work)).toBe(11);
    expect(peopleToFinish(now, work)).toBeNull();
  });

  test("are the least whose end is not after the instant", () => {
    fc.assert(
      fc.property(someWork, fc.integer({ min: 2, max: 3000 }), ({ work }, minutes) => {
        const by = work.from + minutes * minute;
        const people = peopleToFinish(by, work);
        if (people === null) return;
        expect(finishWith(people, work)?.late).toBeLessThanOrEqual(by);
        if (people > 1) expect(finishWith(people - 1, work)?.late).toBeGreaterThan(by);
      }),
    );
  });
});

test("people who begin at the latest start meet the deadline", () => {
  expect(latestStart(11, at(10), work)).toBe(at(4));
});
