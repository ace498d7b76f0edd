import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CountRecord } from "#contract/count-record.ts";
import { hour, minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { standardMadrid } from "#testing/calendars.ts";
import { someCountingFacts, unchangedRecord } from "#testing/samples.ts";
import { recordOfHeader, recordOfLines } from "./count-record.ts";
import { stalledSince } from "./standstill.ts";

const { startedAt } = someCountingFacts();
const at = (hours: number) => startedAt + hours * hour;
const headerAt = (counted: number, moment: number) =>
  recordOfHeader({ counted, startedAt, at: moment });
const exact = (changes: Partial<CountRecord> = {}): CountRecord => ({
  ...headerAt(80, at(6)),
  isExact: true,
  firstStart: at(0),
  lastChange: at(4),
  typicalGap: minute,
  ...changes,
});

describe("a counting has stalled by its lines", () => {
  const since = (record: CountRecord, moment: number, changes = {}) =>
    stalledSince(someCountingFacts(changes), record, moment, roundTheClock);

  test("when nothing was finished for longer than five median gaps, and half an hour", () => {
    expect(since(exact(), at(4.5))).toBeNull();
    expect(since(exact(), at(4.5) + 1)).toBe(at(4));
    const slow = exact({ typicalGap: 10 * minute });
    expect(since(slow, at(4) + 30.4 * minute, { counted: 100 })).toBe(at(4));
    // The mean gap is two hours, so that the median may be 10 minutes; five of them are not exceeded.
    expect(since(slow, at(4) + 50 * minute, { counted: 3 })).toBeNull();
    expect(since(slow, at(4) + 50 * minute + 1, { counted: 3 })).toBe(at(4));
  });

  test.each([
    ["when it is over", { active: false }],
    ["with nothing left", { left: 0 }],
  ])("not %s", (_, changes) => {
    expect(since(exact(), at(9), changes)).toBeNull();
  });

  test("since its first line's start when nothing was ever finished", () => {
    expect(since(exact({ lastChange: null }), at(5), { counted: 0 })).toBe(at(0));
    expect(since(exact({ lastChange: null, firstStart: null }), at(5))).toBeNull();
  });

  test("not overnight", () => {
    // Monday 21:45 to Tuesday 06:10 is 25 working minutes, to 06:16 it is 31
    const lastChange = Date.parse("2026-03-02T21:45+01:00");
    const moment = (time: string) => Date.parse(`2026-03-03T${time}+01:00`);
    const stalledAt = (time: string) =>
      stalledSince(someCountingFacts(), exact({ lastChange }), moment(time), standardMadrid);
    expect(stalledAt("06:10")).toBeNull();
    expect(stalledAt("06:16")).toBe(lastChange);
  });
});

describe("a counting has stalled by its header", () => {
  const since = (
    counted: number,
    record: CountRecord,
    moment: number,
    calendar = roundTheClock,
  ): number | null => stalledSince(someCountingFacts({ counted }), record, moment, calendar);

  test("when its count has not changed for half an hour", () => {
    // 101 lines in four hours: the median of their gaps is at most 4.8 minutes.
    expect(since(101, unchangedRecord(at(4)), at(4.5))).toBeNull();
    expect(since(101, unchangedRecord(at(4)), at(4.5) + 1)).toBe(at(4));
  });

  test("later where its lines took long", () => {
    // Four lines in four hours: the median of three gaps is at most 160 minutes.
    const slow = unchangedRecord(at(4));
    expect(since(4, slow, at(4) + 800 * minute)).toBeNull();
    expect(since(4, slow, at(4) + 800 * minute + 1)).toBe(at(4));
  });

  test("after a quarter of an hour without a line, where five were to be expected", () => {
    // A gateway that began to watch four hours after the start.
    const watched = headerAt(80, at(4));
    expect(since(80, watched, at(4.25) - 1)).toBeNull();
    expect(since(80, watched, at(4.25))).toBe(at(4));
    // Eight lines in four hours: five take two and a half.
    expect(since(8, headerAt(8, at(4)), at(6.5) - 1)).toBeNull();
    expect(since(8, headerAt(8, at(4)), at(6.5))).toBe(at(4));
  });

  test("never where its lines deny it, if the change was watched", () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 4 * hour }), { minLength: 1, maxLength: 40 });
    const quiet = fc.integer({ min: 0, max: 90 * hour });
    const calendars = fc.constantFrom(roundTheClock, standardMadrid);
    fc.assert(
      fc.property(gaps, quiet, calendars, (lengths, quietFor, calendar) => {
        let last = startedAt;
        const finishes = Float64Array.from(lengths, (length) => {
          last += length;
          return last;
        });
        const moment = last + quietFor;
        const { length: counted } = finishes;
        const byHeader = since(counted, unchangedRecord(last), moment, calendar);
        const lines = recordOfLines({ finishes, firstStart: startedAt, counted }, moment);
        if (byHeader !== null && lines) expect(since(counted, lines, moment, calendar)).toBe(last);
      }),
      { numRuns: 2000 },
    );
  });
});
