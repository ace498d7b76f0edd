import { expect, test } from "vitest";
import { hour, minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { standardMadrid } from "#testing/calendars.ts";
import { isAtWork, ratePerPersonHour, teamOf } from "./team.ts";

const now = Date.parse("2026-03-02T12:00:00Z");

const teamAt = (
  people: Parameters<typeof teamOf>[0],
  moment: number,
  calendar: Parameters<typeof teamOf>[2],
) => teamOf(people, moment, calendar, (until) => (moment - until) / hour);

const somebody = (...minutesAgo: readonly number[]) => ({
  firstStart: minutesAgo.length === 0 ? null : now - (Math.max(...minutesAgo) + 60) * minute,
  finishes: Float64Array.from(minutesAgo, (ago) => now - ago * minute).sort(),
});

test("the team is those who finished a line in the last hour", () => {
  const people = [somebody(10, 20, 90), somebody(5), somebody(120), somebody()];
  expect(teamAt(people, now, roundTheClock)).toEqual({
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
  const team = teamAt(people, monday, standardMadrid);
  expect(team).toMatchObject({ people: 1, lines: 1 });
  expect(team && isAtWork(team, monday)).toBe(false);
  expect(teamAt(people, monday, roundTheClock)).toBeNull();
});

test("in a standstill the team is everyone, with the counting's rate until the last finish", () => {
  expect(teamAt([somebody(120, 180), somebody(150), somebody()], now, roundTheClock)).toEqual({
    people: 2,
    lines: 2,
    earlier: { from: now - 4 * hour, to: now - 2 * hour },
    lastFinish: now - 2 * hour,
  });
});

test("without a finished line there is no team", () => {
  expect(teamAt([somebody()], now, roundTheClock)).toBeNull();
  expect(teamAt([], now, roundTheClock)).toBeNull();
});

test("the rate of a finished counting counts the hours in which each person finished a line", () => {
  const at = (time: string) => Date.parse(`2026-03-02T${time}:00Z`);
  const ana = Float64Array.from({ length: 30 }, (_, index) => at(index < 10 ? "06:10" : "07:50"));
  const ben = Float64Array.from({ length: 10 }, () => at("07:20"));
  expect(ratePerPersonHour([{ finishes: ana }, { finishes: ben }])).toBeCloseTo(40 / 3);
  expect(ratePerPersonHour([{ finishes: new Float64Array() }])).toBeNull();
});
