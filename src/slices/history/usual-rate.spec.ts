import { expect, test } from "vitest";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { usualRate } from "./usual-rate.ts";

/** So many lines of a person from 08:00 for some hours, in a count that began on that day of March. */
function row(day: number, counted: number, hours: number, person = 1) {
  const at = (time: number) => new Date(Date.UTC(2026, 2, day, time)).toISOString();
  const span = { firstStart: at(8), lastFinish: at(8 + hours) };
  const lines = { lines: counted, counted, discrepancies: 0 };
  return { counting: `c${day}`, startedAt: at(6), person, ...lines, ...span };
}

const before = Date.UTC(2026, 2, 20);

test("is the median of the last five counts", () => {
  const rows = [
    row(21, 900, 1),
    // (60 + 20) / (2 + 2)
    row(9, 60, 2),
    row(9, 20, 2, 2),
    row(8, 10, 1),
    row(7, 12, 1),
    row(6, 40, 1),
    row(5, 30, 1),
    row(4, 1000, 1),
  ];
  expect(usualRate(rows, before, roundTheClock)).toEqual({ each: 20, people: 1, counts: 5 });
});

test("leaves out counts and people without a time", () => {
  const nothing = { ...row(9, 0, 2), firstStart: null, lastFinish: null };
  expect(usualRate([nothing, row(9, 5, 0, 2)], before, roundTheClock)).toBeNull();
  expect(usualRate([nothing, row(8, 24, 2)], before, roundTheClock)).toEqual({
    each: 12,
    people: 1,
    counts: 1,
  });
  expect(usualRate([], before, roundTheClock)).toBeNull();
});
