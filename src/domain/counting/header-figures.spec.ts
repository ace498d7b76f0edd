import { expect, test } from "vitest";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { someCountingFacts } from "#testing/samples.ts";
import { headerFigures } from "./header-figures.ts";

const { startedAt, endsAt } = someCountingFacts();
const afterTwoHours = startedAt + 7_200_000;

test("has every figure for an active counting", () => {
  // progress 80 ÷ 200; pace 2 h of 10 h; ahead (0.4 − 0.2) × 10 h
  expect(headerFigures(someCountingFacts(), afterTwoHours, roundTheClock)).toEqual({
    total: 200,
    counted: 80,
    left: 120,
    discrepancies: 4,
    incidents: 1,
    progress: 0.4,
    pace: 0.2,
    aheadHours: 2,
    overdue: false,
  });
});

test("has no pace and is not overdue when finished", () => {
  const figures = headerFigures(someCountingFacts({ active: false }), endsAt + 1, roundTheClock);
  expect(figures).toMatchObject({ progress: 0.4, pace: null, aheadHours: null, overdue: false });
});

test("withdraws the clock's figures while stale", () => {
  const figures = headerFigures(someCountingFacts(), null, roundTheClock);
  expect(figures).toMatchObject({ progress: 0.4, pace: null, aheadHours: null, overdue: null });
});

test("has zeros but no progress for zero lines", () => {
  const empty = { total: 0, counted: 0, left: 0, discrepancies: 0, incidents: 0 };
  expect(headerFigures(someCountingFacts(empty), afterTwoHours, roundTheClock)).toEqual({
    ...empty,
    progress: null,
    pace: 0.2,
    aheadHours: null,
    overdue: false,
  });
});
