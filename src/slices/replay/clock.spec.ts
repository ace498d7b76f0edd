import { describe, expect, test } from "vitest";
import type { LineHistory } from "#domain/replay/history.ts";
import { minute } from "#domain/time/units.ts";
import {
  advancePlayback,
  clampToSpan,
  defaultSpeed,
  finishedPerPart,
  stepFrom,
  stepLength,
} from "./clock.ts";

const at = (time: string, day = 2) => Date.parse(`2026-03-0${day}T${time}Z`);

const history = (...finishes: number[]): LineHistory => ({
  first: finishes[0] ?? null,
  last: finishes.at(-1) ?? null,
  finishes: Float64Array.from(finishes),
});

test("clamps a moment before the start or after now", () => {
  const span = { from: at("06:00:00"), until: at("10:00:00") };
  expect(clampToSpan(at("05:59:00"), span)).toBe(span.from);
  expect(clampToSpan(at("06:00:00", 9), span)).toBe(span.until);
  expect(clampToSpan(at("07:00:00"), span)).toBe(at("07:00:00"));
});

describe("playing", () => {
  const span = { from: at("06:00:00"), until: at("10:00:00", 3) };
  const finishes = [at("06:10:00"), at("06:30:00"), at("06:00:00", 3)];
  const played = { span, history: history(...finishes) };

  test("advances by the time passed", () => {
    // 2 s × 60 = 2 min
    expect(advancePlayback(at("06:05:00"), 2000 * 60, played)).toBe(at("06:07:00"));
    // 0.5 s × 300 = 2.5 min
    expect(advancePlayback(at("06:05:00"), 500 * 300, played)).toBe(at("06:07:30"));
  });

  test("skips a night until shortly before the next finish", () => {
    expect(advancePlayback(at("06:30:00"), 100 * 60, played)).toBe(at("05:55:00", 3));
    // and continues at the same speed: 1 s × 60 = 1 min
    expect(advancePlayback(at("05:55:00", 3), 1000 * 60, played)).toBe(at("05:56:00", 3));
  });

  test("ends with the span", () => {
    expect(advancePlayback(at("09:59:59", 3), 60_000 * 1500, played)).toBe(span.until);
    // Nothing is finished in the four hours after the last finish.
    expect(advancePlayback(at("06:00:00", 3), 1000 * 60, played)).toBe(at("09:55:00", 3));
  });
});

test("plays a counting within a minute at the default speed", () => {
  // Half an hour of work and a night, at 60 times the speed: half a minute, plus the maximum wait.
  const short = history(at("06:00:00"), at("06:20:00"), at("06:30:00"), at("06:00:00", 3));
  expect(defaultSpeed(short)).toBe(60);
  // 4 h of a line a minute: 240 min at 300 times the speed are 48 s.
  const lines = Array.from({ length: 241 }, (_, index) => at("06:00:00") + index * minute);
  expect(defaultSpeed(history(...lines))).toBe(300);
  expect(defaultSpeed(history())).toBe(60);
});

describe("steps", () => {
  test.each([
    [60 * minute, minute],
    // 10 h in 400 steps are 1.5 min each
    [600 * minute, 2 * minute],
    // 4 days in 400 steps are 14.4 min each
    [5760 * minute, 15 * minute],
    [100 * 1440 * minute, 360 * minute],
  ])("for a span of %d ms are %d ms", (length, step) => {
    expect(stepLength({ from: 0, until: length })).toBe(step);
  });

  test("align to the clock and stay within the span", () => {
    const span = { from: at("06:00:30"), until: at("16:00:00") };
    expect(stepFrom(at("06:03:10"), 1, span)).toBe(at("06:04:00"));
    expect(stepFrom(at("06:04:00"), 1, span)).toBe(at("06:06:00"));
    expect(stepFrom(at("06:03:10"), -1, span)).toBe(at("06:02:00"));
    expect(stepFrom(at("06:01:00"), -1, span)).toBe(span.from);
    expect(stepFrom(at("15:59:00"), 1, span)).toBe(span.until);
    expect(stepFrom(span.until, 1, span)).toBe(span.until);
  });
});

test("every finish is in one part of the span", () => {
  const span = { from: 0, until: 40 };
  // Parts end at 10, 20, 30 and 40; an end belongs to its part.
  expect(finishedPerPart(span, history(-5, 1, 10, 11, 40, 55), 4)).toEqual([3, 1, 0, 2]);
});
