import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { medianOf } from "#domain/decimal/median.ts";
import { hour, minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { standardMadrid } from "#testing/calendars.ts";
import { someCountingFacts, someLineFacts } from "#testing/samples.ts";
import {
  isStalledLine,
  medianGap,
  stalledLines,
  stalledSince,
  stalledSinceByHeader,
} from "./stalled.ts";

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

describe("median gap", () => {
  const gap = (...minutes: number[]) =>
    medianGap(
      Float64Array.from(minutes, (at) => now + at * minute),
      roundTheClock,
    );

  test("is the median time between finishes", () => {
    // 1, 10 and 4 min
    expect(gap(0, 1, 11, 15)).toBe(4 * minute);
    expect(gap(0, 0, 0)).toBe(0);
    expect(gap(0)).toBeNull();
    expect(gap()).toBeNull();
  });

  test("leaves a night out", () => {
    // Monday 21:50 to Tuesday 06:10, 20 min of which are working time
    const finishes = Float64Array.of(
      Date.parse("2026-03-02T21:50+01:00"),
      Date.parse("2026-03-03T06:10+01:00"),
    );
    expect(medianGap(finishes, standardMadrid)).toBe(20 * minute);
  });

  test("can be the last half minute of a shift", () => {
    const finishes = Float64Array.of(
      Date.parse("2026-03-02T21:59:30+01:00"),
      Date.parse("2026-03-03T06:00:00+01:00"),
    );
    expect(medianGap(finishes, standardMadrid)).toBe(minute / 2);
  });

  test("agrees with the calendar for each gap, over weekends and clock changes", () => {
    const moments = fc.integer({ min: 0, max: 5000 }).map((many) => now + many * 11 * minute);
    fc.assert(
      fc.property(fc.array(moments, { minLength: 2 }), (list) => {
        const finishes = Float64Array.from(list).sort();
        const gaps = [...finishes.slice(1)].map((at, index) =>
          standardMadrid.between(finishes[index] ?? 0, at),
        );
        expect(medianGap(finishes, standardMadrid)).toBe(
          medianOf(gaps.sort((one, other) => one - other)),
        );
      }),
    );
  });
});

describe("a counting has stalled", () => {
  const facts = { active: true, left: 3 };
  const last = now - 50 * minute;
  const since = (gap: number | null, changes = {}, finishes = [now - hour, last]) =>
    stalledSince(
      { ...facts, ...changes },
      {
        finishes: Float64Array.from(finishes),
        firstStart: now - 5 * hour,
        typicalGap: gap,
        now,
        calendar: roundTheClock,
      },
    );

  test("when nothing was finished for longer than five median gaps, and half an hour", () => {
    expect(since(null)).toBe(last);
    expect(since(minute)).toBe(last);
    // 5 × 10 min is not exceeded
    expect(since(10 * minute)).toBeNull();
  });

  test.each([
    ["when it is over", { active: false }],
    ["with nothing left", { left: 0 }],
  ])("not %s", (_, changes) => {
    expect(since(null, changes)).toBeNull();
  });

  test("since its first line's start when nothing was ever finished", () => {
    expect(since(null, {}, [])).toBe(now - 5 * hour);
    const never = stalledSince(facts, {
      finishes: Float64Array.of(),
      firstStart: null,
      typicalGap: null,
      now,
      calendar: roundTheClock,
    });
    expect(never).toBeNull();
  });

  test("also with finishes in the future", () => {
    expect(since(null, {}, [last, now + hour])).toBe(last);
  });

  test("not overnight", () => {
    // Monday 21:45 to Tuesday 06:10 is 25 working minutes, to 06:16 it is 31
    const finish = Date.parse("2026-03-02T21:45+01:00");
    const at = (time: string) =>
      stalledSince(facts, {
        finishes: Float64Array.of(finish),
        firstStart: finish,
        typicalGap: null,
        now: Date.parse(`2026-03-03T${time}+01:00`),
        calendar: standardMadrid,
      });
    expect(at("06:10")).toBeNull();
    expect(at("06:16")).toBe(finish);
  });
});

describe("a counting has stalled by its header", () => {
  const { startedAt } = someCountingFacts();
  const at = (hours: number) => startedAt + hours * hour;
  const since = (changes: Parameters<typeof someCountingFacts>[0], moment: number) =>
    stalledSinceByHeader(someCountingFacts(changes), moment, roundTheClock);

  test("when its count has not changed for half an hour", () => {
    // 101 lines in four hours: the median of their gaps is at most 4.8 minutes.
    const quick = { counted: 101, unchangedSince: at(4) };
    expect(since(quick, at(4.5))).toBeNull();
    expect(since(quick, at(4.5) + 1)).toBe(at(4));
  });

  test("later where its lines took long", () => {
    // Four lines in four hours: the median of three gaps is at most 160 minutes.
    const slow = { counted: 4, unchangedSince: at(4) };
    expect(since(slow, at(4) + 800 * minute)).toBeNull();
    expect(since(slow, at(4) + 800 * minute + 1)).toBe(at(4));
  });

  test.each([
    ["while its last change is unknown", {}],
    ["when it is over", { active: false, unchangedSince: startedAt }],
    ["with nothing left", { left: 0, unchangedSince: startedAt }],
    ["before anything was counted", { counted: 0, unchangedSince: startedAt }],
  ])("not %s", (_, changes) => {
    expect(since(changes, at(9))).toBeNull();
  });

  test("never where its lines deny it, whenever the gateway began to watch", () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 4 * hour }), { minLength: 1, maxLength: 40 });
    const later = fc.integer({ min: 0, max: 90 * hour });
    const calendars = fc.constantFrom(roundTheClock, standardMadrid);
    fc.assert(
      fc.property(gaps, later, later, calendars, (lengths, watchedFor, quietFor, calendar) => {
        let last = startedAt;
        const finishes = Float64Array.from(lengths, (length) => {
          last += length;
          return last;
        });
        const moment = last + quietFor;
        const unchangedSince = Math.max(last, moment - watchedFor);
        const facts = someCountingFacts({ counted: finishes.length, unchangedSince });
        const byHeader = stalledSinceByHeader(facts, moment, calendar);
        const typicalGap = medianGap(finishes, calendar);
        const lines = { finishes, firstStart: startedAt, typicalGap, now: moment, calendar };
        if (byHeader !== null) expect(stalledSince(facts, lines)).toBeLessThanOrEqual(byHeader);
      }),
      { numRuns: 2000 },
    );
  });
});
