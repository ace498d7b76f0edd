import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { burnRows, timeTicks } from "./burn-up-series.ts";

const minute = 60_000;
const hour = 60 * minute;
const at = (text: string) => Date.parse(text);

describe("burnRows", () => {
  test("puts what falls on the same instant together, by time", () => {
    expect(
      burnRows({
        from: 0,
        until: 30,
        counted: [
          { at: 0, lines: 0 },
          { at: 10, lines: 4 },
        ],
        pace: [
          { at: 0, lines: 0 },
          { at: 20, lines: 8 },
        ],
        projection: [
          { at: 10, low: 4, high: 4 },
          { at: 15, low: 6, high: 7 },
        ],
      }),
    ).toEqual([
      { at: 0, counted: 0, pace: 0 },
      { at: 10, counted: 4, range: [4, 4] },
      { at: 15, range: [6, 7] },
      { at: 20, pace: 8 },
    ]);
  });

  test("keeps the corners of a line, and of either edge of a range", () => {
    const rows = burnRows({
      from: 0,
      until: 40,
      counted: [],
      // Level from 10 on; 5 is on the way from 0 to 10.
      pace: [0, 5, 10, 20, 30].map((at) => ({ at, lines: Math.min(at, 10) })),
      // The upper edge bends at 20, the lower one not at all.
      projection: [0, 10, 20, 30, 40].map((at) => ({ at, low: at, high: Math.min(2 * at, 40) })),
    });
    expect(rows).toEqual([
      { at: 0, pace: 0, range: [0, 0] },
      { at: 10, pace: 10 },
      { at: 20, range: [20, 40] },
      { at: 30, pace: 10 },
      { at: 40, range: [40, 40] },
    ]);
  });

  test("has nothing to show without series", () => {
    expect(burnRows({ from: 0, until: 0, counted: [], pace: [], projection: [] })).toEqual([]);
  });
});

describe("timeTicks", () => {
  test("stand at round hours of the zone's clocks", () => {
    // 12 hours in at most 7 ticks: 2 hours apart. In Kolkata, 5:30 ahead, 06:00 is 00:30 UTC.
    const from = at("2026-03-02T00:30:00Z");
    expect(timeTicks(from, from + 12 * hour, "Asia/Kolkata", 7)).toEqual({
      step: 2 * hour,
      at: [0, 2, 4, 6, 8, 10, 12].map((hours) => from + hours * hour),
    });
  });

  test("follow the clocks when they change", () => {
    // In Madrid the clocks go from 02:00 to 03:00 on 29 March 2026, at 01:00 UTC.
    const ticks = timeTicks(
      at("2026-03-28T23:00:00Z"),
      at("2026-03-29T10:00:00Z"),
      "Europe/Madrid",
      5,
    );
    expect(ticks).toEqual({
      step: 3 * hour,
      at: [
        "2026-03-28T23:00Z",
        "2026-03-29T01:00Z",
        "2026-03-29T04:00Z",
        "2026-03-29T07:00Z",
        "2026-03-29T10:00Z",
      ].map(at),
    });
  });

  test("are few, in order and on the axis, however long it is", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: at("2001-01-01"), max: at("2040-01-01") }),
        fc.integer({ min: 1, max: 900 * 24 * 60 }),
        fc.integer({ min: 2, max: 8 }),
        (from, minutes, most) => {
          const until = from + minutes * minute;
          const ticks = timeTicks(from, until, "America/New_York", most).at;
          expect(ticks.length).toBeLessThanOrEqual(most + 1);
          expect(ticks).toEqual([...new Set(ticks)].sort((one, other) => one - other));
          for (const tick of ticks) expect(tick >= from && tick <= until).toBe(true);
        },
      ),
    );
  });
});
