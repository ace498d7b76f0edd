import { describe, expect, test } from "vitest";
import { LineEvaluation } from "#domain/lines/line-evaluation.ts";
import type { LineFacts } from "#domain/lines/line-facts.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import { hour, minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { standardMadrid } from "#testing/calendars.ts";
import { someLineFacts } from "#testing/samples.ts";
import { PeopleTotaller } from "./people.ts";
import { type Person, personActivity } from "./person.ts";

const now = Date.parse("2026-03-02T12:00:00Z");

function peopleOf(lines: readonly LineFacts[]): Person[] {
  const measure = new LineEvaluation(defaultViewSettings, null);
  const totaller = new PeopleTotaller();
  for (const line of lines) totaller.add(line, measure.read(line));
  return totaller.people();
}

test("identifies people by id, including 0, whatever their names", () => {
  const people = peopleOf([
    someLineFacts({ userId: 3, username: "Ana", startedAt: 50, finishedAt: 90 }),
    someLineFacts({ userId: 0, username: null }),
    someLineFacts({ userId: 8, username: "Ana", startedAt: 70 }),
    someLineFacts({ userId: 3, username: "Ana", startedAt: 20, finishedAt: 30 }),
  ]);
  expect(people).toMatchObject([
    { key: 3, name: "Ana", lines: 2, counted: 2, left: 0, firstStart: 20 },
    { key: 0, name: null, lines: 1, counted: 0, left: 1, firstStart: null },
    { key: 8, name: "Ana", lines: 1, inProgress: 1, firstStart: 70 },
  ]);
  expect(people.map(({ finishes }) => [...finishes])).toEqual([[30, 90], [], []]);
  expect(peopleOf([])).toEqual([]);
});

describe("activity of a person", () => {
  const activity = (minutesAgo: readonly number[], changes: Partial<Person> = {}, active = true) =>
    personActivity(
      {
        left: 5,
        counted: minutesAgo.length,
        firstStart: now - 4 * hour,
        finishes: Float64Array.from(minutesAgo, (ago) => now - ago * minute).sort(),
        ...changes,
      },
      { active, now, calendar: roundTheClock },
    );

  test("has the last finish and both rates", () => {
    // 2 of the 8 within the hour; 8 in 4 h
    expect(activity([200, 190, 180, 170, 90, 60, 59, 10])).toEqual({
      lastFinish: now - 10 * minute,
      rateHour: 2,
      rateStart: 2,
      idle: false,
    });
  });

  test("is null before the first start", () => {
    expect(activity([], { firstStart: null })).toEqual({
      lastFinish: null,
      rateHour: 0,
      rateStart: null,
      idle: false,
    });
  });

  test("is idle with lines left and no finish in the last hour, after an earlier one", () => {
    expect(activity([60]).idle).toBe(true);
    expect(activity([60, 59]).idle).toBe(false);
    expect(activity([60], { left: 0 }).idle).toBe(false);
    expect(activity([60], {}, false).idle).toBe(false);
    // A future finish does not count as finished yet, and there is no other.
    expect(activity([-5]).idle).toBe(false);
    expect(activity([90, -5]).idle).toBe(true);
  });

  test("ends with the last finish of a finished counting", () => {
    // 3 lines in the 3 h from the start to the last finish
    expect(activity([120, 90, 60], {}, false)).toMatchObject({ rateHour: null, rateStart: 1 });
  });

  test("leaves the night out", () => {
    // Monday 21:30; Tuesday 06:20 is 50 working minutes later, 06:31 is 61
    const person = {
      left: 1,
      counted: 1,
      firstStart: Date.parse("2026-03-02T21:00+01:00"),
      finishes: Float64Array.of(Date.parse("2026-03-02T21:30+01:00")),
    };
    const at = (time: string) =>
      personActivity(person, {
        active: true,
        now: Date.parse(`2026-03-03T${time}+01:00`),
        calendar: standardMadrid,
      });
    expect(at("06:20")).toMatchObject({ rateHour: 1, idle: false });
    expect(at("06:31")).toMatchObject({ rateHour: 0, idle: true });
    // 1 line in 1 h 30 min of working time
    expect(at("06:30").rateStart).toBeCloseTo(1 / 1.5);
  });
});
