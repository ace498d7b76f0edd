import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hour, minute } from "#domain/time/units.ts";
import { timeTicks } from "./time-ticks.ts";

const at = (text: string) => Date.parse(text);

describe("timeTicks", () => {
  test("are at round hours of the zone's clocks", () => {
    // 12 hours in at most 7 ticks: 2 hours apart. In Kolkata, 5:30 ahead, 06:00 is 00:30 UTC.
    const from = at("2026-03-02T00:30:00Z");
    expect(timeTicks(from, from + 12 * hour, { timeZone: "Asia/Kolkata", max: 7 })).toEqual({
      step: 2 * hour,
      at: [0, 2, 4, 6, 8, 10, 12].map((hours) => from + hours * hour),
    });
  });

  test("follow clock changes", () => {
    // In Madrid the clocks go from 02:00 to 03:00 on 29 March 2026, at 01:00 UTC.
    const ticks = timeTicks(at("2026-03-28T23:00:00Z"), at("2026-03-29T10:00:00Z"), {
      timeZone: "Europe/Madrid",
      max: 5,
    });
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

  test("are few, in order and on the axis, whatever its length", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: at("2001-01-01"), max: at("2040-01-01") }),
        fc.integer({ min: 1, max: 900 * 24 * 60 }),
        fc.integer({ min: 2, max: 8 }),
        (from, minutes, max) => {
          const until = from + minutes * minute;
          const ticks = timeTicks(from, until, { timeZone: "America/New_York", max }).at;
          expect(ticks.length).toBeLessThanOrEqual(max + 1);
          expect(ticks).toEqual([...new Set(ticks)].sort((one, other) => one - other));
          for (const tick of ticks) expect(tick >= from && tick <= until).toBe(true);
        },
      ),
    );
  });
});
