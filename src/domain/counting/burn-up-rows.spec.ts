import fc from "fast-check";
import { expect, test } from "vitest";
import { hour, minute } from "#domain/time/units.ts";
import { roundTheClock, type WorkCalendar } from "#domain/time/work-calendar.ts";
import { standardMadrid } from "#testing/calendars.ts";
import { burnUp } from "./burn-up.ts";
import { burnUpRows } from "./burn-up-rows.ts";
import { throughput } from "./throughput.ts";

const start = Date.parse("2026-03-02T06:00:00Z");
const fallback = { startedAt: start, endsAt: start + 4 * hour, active: true };

function rowsOf(
  finishes: readonly number[],
  reached: number,
  counting = fallback,
  calendar: WorkCalendar = roundTheClock,
) {
  const source = { counting, total: 80, finishes: Float64Array.from(finishes).sort() };
  const slots = throughput(source.finishes, Math.min(counting.startedAt, reached), reached);
  return burnUpRows(source, slots, reached, calendar);
}

test("has the lines of each slot, the running total and the even pace by its end", () => {
  // 15-minute slots; 80 lines in 4 h are 5 in each. The last ends 7.5 min in: half of 5 on top of 10.
  const finishes = [1, 2, 20, 31].map((minutes) => start + minutes * minute);
  expect(rowsOf(finishes, start + 37.5 * minute)).toEqual([
    { from: start, finished: 2, counted: 2, pace: 5 },
    { from: start + 15 * minute, finished: 1, counted: 3, pace: 10 },
    { from: start + 30 * minute, finished: 1, counted: 4, pace: 12.5 },
  ]);
});

test("counts finishes before the start from the first slot on, and finishes in the future in the last", () => {
  const finishes = [-90, -5, 3, 18, 600].map((minutes) => start + minutes * minute);
  const rows = rowsOf(finishes, start + 20 * minute);
  expect(rows.map(({ finished, counted }) => [finished, counted])).toEqual([
    [1, 3],
    [1, 5],
  ]);
});

test("keeps the even pace level overnight", () => {
  // Monday 21:00 to Tuesday 07:00 in Madrid: one hour, the night, and one hour
  const startedAt = Date.parse("2026-03-02T21:00+01:00");
  const counting = { startedAt, endsAt: startedAt + 10 * hour, active: true };
  const rows = rowsOf([], startedAt + 10 * hour, counting, standardMadrid);
  const at = (hours: number) => rows.find(({ from }) => from === startedAt + hours * hour)?.pace;
  // By the end of the quarters that begin at 21:30, 23:00, 05:45 and 06:30
  expect([0.5, 2, 8.75, 9.5].map(at)).toEqual([30, 40, 40, 70]);
});

test("has no even pace without a usable deadline", () => {
  const [row] = rowsOf([], start, { ...fallback, endsAt: start });
  expect(row).toEqual({ from: start, finished: 0, counted: 0, pace: null });
});

test("ends with the same totals as the chart, whenever lines were finished", () => {
  const moment = fc.integer({ min: -500, max: 500 }).map((minutes) => start + minutes * minute);
  fc.assert(
    fc.property(fc.array(moment), moment, (list, now) => {
      const finishes = Float64Array.from(list).sort();
      const source = { counting: fallback, total: 2000, finishes, forecast: null, now };
      const { from, counted } = burnUp(source, roundTheClock);
      const rows = burnUpRows(source, throughput(finishes, from, now), now, roundTheClock);
      expect(rows.at(-1)?.counted).toBe(counted.at(-1)?.lines);
      const sums = rows.map((row) => row.counted);
      expect(sums).toEqual(sums.toSorted((one, other) => one - other));
    }),
  );
});
