import fc from "fast-check";
import { expect, test } from "vitest";
import { nextAttempt, readRetryAfter, tryingPeriod } from "./retry.ts";

const hour = 3_600_000;
const failed = fc.record({
  attempts: fc.integer({ min: 1, max: 10_000 }),
  since: fc.integer({ min: 0, max: 4e12 }),
  now: fc.integer({ min: 0, max: 4e12 }),
  retryAfter: fc.option(fc.integer({ min: 0, max: 1e12 }), { nil: null }),
  random: fc.double({ min: 0, max: 0.999_999, noNaN: true }),
});

test("a message is tried again later, and never after its day", () => {
  fc.assert(
    fc.property(failed, (one) => {
      const next = nextAttempt(one);
      const end = one.since + tryingPeriod;
      if (one.now >= end) expect(next).toBeNull();
      else {
        expect(next).toBeGreaterThan(one.now);
        expect(next).toBeLessThanOrEqual(end);
        const asked = Math.min(end, one.now + (one.retryAfter ?? 0));
        expect(next).toBeGreaterThanOrEqual(asked);
      }
    }),
  );
});

test("the wait doubles up to half an hour, half of it at random", () => {
  const waits = (random: number) =>
    [1, 2, 3, 10, 11, 99].map(
      (attempts) => nextAttempt({ attempts, since: 0, now: 0, retryAfter: null, random }) ?? 0,
    );
  expect(waits(0).map((wait) => wait / 1000)).toEqual([2.5, 5, 10, 900, 900, 900]);
  expect(waits(1).map((wait) => wait / 1000)).toEqual([5, 10, 20, 1800, 1800, 1800]);
});

test("a day has at most some eighty attempts, and the last one is at its end", () => {
  let now = 0;
  let attempts = 0;
  for (let due: number | null = 0; due !== null; attempts += 1) {
    now = due;
    due = nextAttempt({ attempts: attempts + 1, since: 0, now, retryAfter: null, random: 0.5 });
  }
  expect(now).toBe(24 * hour);
  expect(attempts).toBeLessThan(85);
});

test.each([
  ["120", 120_000],
  ["0", 0],
  ["Thu, 01 Jan 1970 00:01:00 GMT", 60_000],
  ["Wed, 31 Dec 1969 23:00:00 GMT", 0],
  ["soon", null],
  ["-5", null],
  ["1e9", null],
  ["9999999999", null],
  [null, null],
])("Retry-After: %s", (text, expected) => {
  expect(readRetryAfter(text, 0)).toBe(expected);
});
