import { expect, test } from "vitest";
import { hour, minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { standardMadrid } from "#testing/calendars.ts";
import { isAtWork, ratePerPersonHour, teamOf } from "./team.ts";

const now = Date.parse("2026-03-02T12:00:00Z");

const somebody = (...minutesAgo: readonly number[]) => ({
  firstStart: minutesAgo.length === 0 ? null : now - (Math.max(...minutesAgo) + 60) * minute,
  finishes: Float64Array.from(minutesAgo, (ago) => now - ago * minute).sort(),
});

test("the team is those who finished a line in the last hour", () => {
  const people = [somebody(10, 20, 90), somebody(5), somebody(120), somebody()];
  expect(teamOf(people, now, roundTheClock)).toEqual({
    people: 2,
    lines: 3,
    earlier: null,
    lastFinish: now - 5 * minute,
  });
});

test("the last hour is one of working time", () => {
  // Monday 06:30 in Madrid: half an hour of it, and the last of Saturday, until 14:00.
  const monday = Date.parse("2026-03-02T05:30:00Z");
  const finishes = Float64Array.of(Date.parse("2026-02-28T12:45:00Z"));
  const people = [{ finishes, firstStart: null }];
  const team = teamOf(people, monday, standardMadrid);
  expect(team).toMatchObject({ people: 1, lines: 1 });
  expect(team && isAtWork(team, monday)).toBe(false);
  expect(teamOf(people, monday, roundTheClock)).toBeNull();
});

test("in a standstill the team is everyone, with the rate until the last finish", () => {
  // 3 lines from 3 h to 2 h ago, of which the first took an hour: 3 in 2 h.
  expect(teamOf([somebody(120, 180), somebody(150), somebody()], now, roundTheClock)).toEqual({
    people: 2,
    lines: 1.5,
    earlier: { from: now - 4 * hour, to: now - 2 * hour },
    lastFinish: now - 2 * hour,
  });
});

test("in a standstill, lines of a night are not counted in working time", () => {
  // A Monday at 06:00 in Madrid: one line a minute since 05:00, until 06:30.
  const opening = Date.UTC(2026, 2, 2, 5);
  const linesUntil = (minutes: number) => ({
    firstStart: opening - hour,
    finishes: Float64Array.from({ length: minutes }, (_, index) => opening + (index - 59) * minute),
  });
  expect(teamOf([linesUntil(90)], opening + 5 * hour, standardMadrid)?.lines).toBe(60);
  // Without one in working time, it is all lines in all time: 40 in 1 h 41 min.
  const atNight = { ...linesUntil(40), firstStart: opening - 2 * hour };
  const team = teamOf([atNight], opening + 5 * hour, standardMadrid);
  expect(team?.lines).toBeCloseTo(40 / (100 / 60));
});

test("without a finished line there is no team", () => {
  expect(teamOf([somebody()], now, roundTheClock)).toBeNull();
  expect(teamOf([], now, roundTheClock)).toBeNull();
});

test("the rate of a finished counting counts the hours in which each person finished a line", () => {
  const at = (time: string) => Date.parse(`2026-03-02T${time}:00Z`);
  const ana = Float64Array.from({ length: 30 }, (_, index) => at(index < 10 ? "06:10" : "07:50"));
  const ben = Float64Array.from({ length: 10 }, () => at("07:20"));
  expect(ratePerPersonHour([{ finishes: ana }, { finishes: ben }])).toBeCloseTo(40 / 3);
  expect(ratePerPersonHour([{ finishes: new Float64Array() }])).toBeNull();
});
