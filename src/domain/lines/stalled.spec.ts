import { describe, expect, test } from "vitest";
import { hour, minute } from "#domain/time/units.ts";
import { someLineFacts } from "#testing/samples.ts";
import { isStalledLine, stalledLines } from "./stalled.ts";

const now = Date.parse("2026-03-02T12:00:00Z");

describe("a line has stalled", () => {
  test.each([
    ["after half an hour, whatever is usual", 30 * minute + 1, null, true],
    ["not at half an hour", 30 * minute, null, false],
    ["not before, however quick lines usually are", 29 * minute, 1, false],
    // 5 × 7 min = 35 min
    ["after five times the usual", 35 * minute + 1, 7 * minute, true],
    ["not at five times the usual", 35 * minute, 7 * minute, false],
    ["not when it starts in the future", -hour, null, false],
  ])("%s", (_, since, median, stalled) => {
    const startedAt = now - since;
    expect(isStalledLine(someLineFacts({ startedAt }), median, now)).toBe(stalled);
    expect(stalledLines(Float64Array.of(startedAt), median, now)).toBe(stalled ? 1 : 0);
  });

  test("only while it is in progress", () => {
    expect(isStalledLine(someLineFacts(), null, now)).toBe(false);
    expect(isStalledLine(someLineFacts({ startedAt: 0, finishedAt: 1 }), null, now)).toBe(false);
  });

  test("is counted once enough time has passed", () => {
    const starts = Float64Array.of(now - 2 * hour, now - hour, now - 40 * minute, now);
    const at = (later: number) => stalledLines(starts, null, now + later);
    expect([-hour, 0, 31 * minute].map(at)).toEqual([1, 3, 4]);
    expect(stalledLines(Float64Array.of(), null, now)).toBe(0);
  });
});
