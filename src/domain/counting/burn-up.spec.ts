import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hour, minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { standardMadrid } from "#testing/calendars.ts";
import { type BurnPoint, type BurnUpSource, burnUp } from "./burn-up.ts";

const start = Date.parse("2026-03-02T06:00:00Z");
const now = start + 4 * hour;

/** From 06:00 to 16:00, at 10:00: 100 lines, 40 of them counted, one every 6 minutes. */
function source(changes: Partial<BurnUpSource> = {}): BurnUpSource {
  return {
    counting: { startedAt: start, endsAt: start + 10 * hour, active: true },
    total: 100,
    finishes: Float64Array.from({ length: 40 }, (_, index) => start + (index + 1) * 6 * minute),
    forecast: null,
    now,
    ...changes,
  };
}

/** Interpolates the lines at an instant between two points. */
function linesAt(points: readonly BurnPoint[], at: number): number | undefined {
  const next = points.find((point) => point.at >= at);
  const last = points.findLast((point) => point.at <= at);
  if (!next || !last || next === last) return next?.lines;
  return last.lines + ((at - last.at) / (next.at - last.at)) * (next.lines - last.lines);
}

describe("counted lines", () => {
  test("rises from the start to now", () => {
    const { counted, from, until } = burnUp(source(), roundTheClock);
    expect([from, until]).toEqual([start, start + 10 * hour]);
    expect(counted.at(0)).toEqual({ at: start, lines: 0 });
    expect(counted.at(-1)).toEqual({ at: now, lines: 40 });
    // One point every 72 s lags by at most one line.
    expect(Math.abs((linesAt(counted, start + 2 * hour) ?? 0) - 20)).toBeLessThanOrEqual(1);
  });

  test("ends with the last finish when the counting is over", () => {
    const counting = { ...source().counting, active: false };
    const { counted } = burnUp(source({ counting, now: now + 99 * hour }), roundTheClock);
    expect(counted.at(-1)).toEqual({ at: start + 240 * minute, lines: 40 });
  });

  test("keeps two points where nothing is finished", () => {
    // One at 06:06, and nothing until 10:00
    const finishes = Float64Array.of(start + 6 * minute);
    const { counted } = burnUp(source({ finishes }), roundTheClock);
    expect(counted.map(({ lines }) => lines)).toEqual([0, 0, 1, 1]);
    const none = burnUp(source({ finishes: Float64Array.of() }), roundTheClock);
    expect(none.counted).toEqual([
      { at: start, lines: 0 },
      { at: now, lines: 0 },
    ]);
  });

  test("puts finishes before the start at the start, and those in the future at now", () => {
    const finishes = Float64Array.of(start - hour, start + hour, now + 30 * hour);
    const { counted, until } = burnUp(source({ finishes }), roundTheClock);
    expect(counted.at(0)).toEqual({ at: start, lines: 1 });
    expect(counted.at(-1)).toEqual({ at: now, lines: 3 });
    expect(until).toBe(start + 10 * hour);
  });

  test("has one point for a counting that has not started", () => {
    const early = source({ finishes: Float64Array.of(), now: start - hour });
    const { counted, from } = burnUp(early, roundTheClock);
    expect(counted).toEqual([{ at: start - hour, lines: 0 }]);
    expect(from).toBe(start - hour);
  });
});

describe("pace line", () => {
  test("runs from zero at the start to all lines at the deadline", () => {
    const { pace } = burnUp(source(), roundTheClock);
    expect(pace.at(0)).toEqual({ at: start, lines: 0 });
    expect(pace.at(-1)).toEqual({ at: start + 10 * hour, lines: 100 });
    expect(linesAt(pace, start + 5 * hour)).toBeCloseTo(50);
  });

  test("is level overnight", () => {
    // Monday 21:00 to Tuesday 07:00 in Madrid: one hour, the night, and one hour
    const startedAt = Date.parse("2026-03-02T21:00+01:00");
    const counting = { startedAt, endsAt: startedAt + 10 * hour, active: true };
    const { pace } = burnUp(source({ counting, now: startedAt }), standardMadrid);
    const hours = [0, 1, 3, 9, 10].map((after) => linesAt(pace, startedAt + after * hour));
    expect(hours.map((lines) => Math.round(lines ?? -1))).toEqual([0, 50, 50, 50, 100]);
    expect(pace.length).toBeLessThan(60);
  });

  test("handles a day of 23 hours", () => {
    // The clocks go forward on Sunday, 2026-03-29; from Saturday 13:00 to Monday 07:00 there are 1 h and 1 h
    const startedAt = Date.parse("2026-03-28T13:00+01:00");
    const endsAt = Date.parse("2026-03-30T07:00+02:00");
    const counting = { startedAt, endsAt, active: true };
    const { pace } = burnUp(source({ counting, now: startedAt }), standardMadrid);
    expect(linesAt(pace, Date.parse("2026-03-29T12:00+02:00"))).toBe(50);
    expect(pace.at(-1)).toEqual({ at: endsAt, lines: 100 });
  });

  test("is empty without a usable deadline", () => {
    const counting = { startedAt: start, endsAt: start - hour, active: true };
    const { pace, until } = burnUp(source({ counting }), roundTheClock);
    expect(pace).toEqual([]);
    expect(until).toBe(now);
  });
});

describe("projection", () => {
  test("spreads from now to both ends of the forecast", () => {
    const forecast = { early: now + 2 * hour, late: now + 4 * hour };
    const { projection } = burnUp(source({ forecast }), roundTheClock);
    expect(projection.at(0)).toEqual({ at: now, low: 40, high: 40 });
    expect(projection.at(-1)).toEqual({ at: forecast.late, low: 100, high: 100 });
    // Half of the remaining 60 after half of the time
    const high = projection.map((point) => ({ at: point.at, lines: point.high }));
    const low = projection.map((point) => ({ at: point.at, lines: point.low }));
    expect(linesAt(high, now + hour)).toBeCloseTo(70);
    expect(linesAt(low, now + 2 * hour)).toBeCloseTo(70);
    expect(linesAt(high, now + 3 * hour)).toBe(100);
  });

  test("extends the chart by at most half of the elapsed range", () => {
    const forecast = { early: now + 9 * hour, late: now + 9000 * hour };
    const { until, projection } = burnUp(source({ forecast }), roundTheClock);
    // Half of another 10 h
    expect(until).toBe(start + 15 * hour);
    expect(projection.at(-1)?.at).toBe(until);
    expect(projection.at(-1)?.high).toBe(100);
    expect(projection.at(-1)?.low).toBeLessThan(41);
  });

  test("is level overnight", () => {
    const at = Date.parse("2026-03-02T21:00+01:00");
    const morning = Date.parse("2026-03-03T07:00+01:00");
    const counting = { startedAt: at - 4 * hour, endsAt: morning + hour, active: true };
    const forecast = { early: morning, late: morning };
    const { projection } = burnUp(source({ counting, forecast, now: at }), standardMadrid);
    const low = projection.map((point) => ({ at: point.at, lines: point.low }));
    // One of two working hours has passed by then
    expect(linesAt(low, at + 5 * hour)).toBeCloseTo(70);
  });

  test("continues past the deadline, and is empty without a forecast", () => {
    const late = start + 12 * hour;
    const { projection, until } = burnUp(
      source({ now: start + 11 * hour, forecast: { early: late, late } }),
      roundTheClock,
    );
    expect(until).toBe(late);
    expect(projection.at(-1)).toEqual({ at: late, low: 100, high: 100 });
    expect(burnUp(source(), roundTheClock).projection).toEqual([]);
  });
});

test("keeps every series ascending, within its bounds and at most 200 points long", () => {
  const moment = fc.integer({ min: -50, max: 50 }).map((hours) => start + hours * hour);
  fc.assert(
    fc.property(fc.array(moment), moment, moment, fc.boolean(), (list, endsAt, at, active) => {
      const finishes = Float64Array.from(list).sort();
      const counting = { startedAt: start, endsAt, active };
      const forecast = active ? { early: at + hour, late: at + 90 * hour } : null;
      const { from, until, counted, pace, projection } = burnUp(
        source({ counting, finishes, forecast, now: at, total: finishes.length + 5 }),
        standardMadrid,
      );
      expect(counted.at(-1)?.lines).toBe(finishes.length);
      const low = projection.map((point) => ({ at: point.at, lines: point.low }));
      const high = projection.map((point) => ({ at: point.at, lines: point.high }));
      const rises = (points: readonly BurnPoint[]) =>
        points.every((point, index) => {
          const before = points[index - 1] ?? { at: from, lines: 0 };
          return (
            before.at <= point.at &&
            point.at <= until &&
            before.lines <= point.lines &&
            point.lines <= finishes.length + 5
          );
        });
      for (const points of [counted, pace, low, high]) {
        expect(points.length).toBeLessThanOrEqual(200);
        expect(points).toSatisfy(rises);
      }
      expect(projection).toSatisfy(() => projection.every((point) => point.low <= point.high));
    }),
  );
});
