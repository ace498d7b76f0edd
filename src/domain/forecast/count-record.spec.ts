import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countUpTo } from "#domain/time/instants.ts";
import { minute } from "#domain/time/units.ts";
import {
  countedBy,
  maxMarks,
  quarter,
  quarterBefore,
  recordOfHeader,
  recordOfLines,
  recordWith,
} from "./count-record.ts";

const start = Date.parse("2026-03-02T06:00:00Z");
const at = (minutes: number) => start + minutes * minute;
const finishedAt = (...minutes: number[]) => Float64Array.from(minutes, at);
const recordAt = (finishes: Float64Array, until: number) =>
  recordOfLines({ finishes, firstStart: start, counted: finishes.length }, until);

describe("the record of lines", () => {
  test("has the quarter hours at which the number changed", () => {
    const record = recordAt(finishedAt(3, 15, 16, 17, 61, 70), at(80));
    expect(record?.marks.map(([mark, counted]) => [mark * minute - start, counted])).toEqual([
      [0, 0],
      [15 * minute, 2],
      [30 * minute, 4],
      [75 * minute, 6],
    ]);
    expect(record).toMatchObject({ lastChange: at(70), typicalGap: 9 * minute, isExact: true });
  });

  test("leaves a finish in the future for later", () => {
    expect(recordAt(finishedAt(3, 90), at(40))).toMatchObject({ lastChange: at(3) });
  });

  test("is none where lines and header disagree", () => {
    const lines = { finishes: finishedAt(3, 4), firstStart: start };
    expect(recordOfLines({ ...lines, counted: 5 }, at(10))).not.toBeNull();
    expect(recordOfLines({ ...lines, counted: 6 }, at(10))).toBeNull();
  });

  test("agrees with the finishes at each quarter hour that it knows, and is bounded", () => {
    const minutes = fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 200 });
    fc.assert(
      fc.property(minutes, fc.integer({ min: 0, max: 3000 }), (list, now) => {
        const finishes = finishedAt(...list).sort();
        const record = recordAt(finishes, at(now));
        expect(record?.marks.length).toBeLessThanOrEqual(maxMarks);
        for (let moment = start; moment <= quarterBefore(at(now)); moment += quarter) {
          const known = record && countedBy(record, moment);
          if (known !== null) expect(known).toBe(countUpTo(finishes, moment));
        }
        // The last two and a half hours are always known.
        expect(record && countedBy(record, at(now) - 10 * quarter)).not.toBeNull();
      }),
    );
  });
});

describe("the record of headers", () => {
  const seen = (counted: number, minutes: number) => ({
    counted,
    startedAt: start,
    at: at(minutes),
  });

  test("takes lines between two answers to be counted evenly", () => {
    const record = recordWith(recordOfHeader(seen(10, 20)), seen(10, 22), seen(40, 52));
    expect([15, 30, 45, 60].map((minutes) => countedBy(record, at(minutes)))).toEqual([
      8, 18, 33, 33,
    ]);
    expect(record.lastChange).toBe(at(52));
  });

  test("is the same while nothing changes, and watched from the next answer on after a time without any", () => {
    const record = recordOfHeader(seen(10, 0));
    expect(recordWith(record, seen(10, 1), seen(10, 14))).toBe(record);
    expect(recordWith(record, seen(10, 0), seen(10, 40))).toMatchObject({
      watchedSince: at(40),
      lastChange: at(0),
    });
  });
});
