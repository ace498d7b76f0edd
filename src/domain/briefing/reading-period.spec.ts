import { expect, it } from "vitest";
import { minute } from "#domain/time/units.ts";
import { someCountingFacts, unchangedRecord } from "#testing/samples.ts";
import { headerKey, isReadAgain, isReadSoon } from "./reading-period.ts";

const header = (counted: number) => headerKey({ counted, discrepancies: 4, incidents: 1 });

it("reads lines again after five minutes, and after ten where the header tells nothing new", () => {
  const read = { header: header(80), at: 0 };
  const isDue = (counted: number, minutes: number) =>
    isReadAgain(read, { header: header(counted) }, minutes * minute);
  expect([isDue(81, 4), isDue(81, 5)]).toEqual([false, true]);
  expect([isDue(80, 9), isDue(80, 10)]).toEqual([false, true]);
  // A clock that was set back.
  expect(isDue(80, -1)).toBe(true);
});

it("waits two minutes for lines that the gateway reads by itself", () => {
  const record = unchangedRecord(0);
  const conclusion = { kind: "by-average", end: { at: 0, range: null } } as const;
  const counting = { conclusion, facts: someCountingFacts({ record }) };
  const isSoon = (minutes: number) => isReadSoon(counting, record.watchedSince + minutes * minute);
  expect([isSoon(1), isSoon(2)]).toEqual([true, false]);
  const judged = { ...counting, conclusion: { kind: "too-early", counted: 2 } as const };
  expect(isReadSoon(judged, record.watchedSince)).toBe(false);
});
