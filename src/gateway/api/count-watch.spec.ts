import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { day, minute } from "#domain/time/units.ts";
import { aCounting, sampleStart } from "#testing/samples.ts";
import { createCountWatch } from "./count-watch.ts";

const start = Date.parse(sampleStart);
const at = (minutes: number) => start + minutes * minute;
const counted = (totalProductsCounted: number, id = "a") => aCounting({ id, totalProductsCounted });

describe("since when a count has not changed", () => {
  test("is the first answer with it, until it changes", () => {
    const { record } = createCountWatch(180);
    expect(record(counted(80), at(0))).toBe(at(0));
    expect(record(counted(80), at(40))).toBe(at(0));
    expect(record(counted(81), at(50))).toBe(at(50));
    expect(record(counted(81), at(55))).toBe(at(50));
    expect(record(counted(81, "b"), at(55))).toBe(at(55));
  });

  test("is not answered from an answer that is older than the last one", () => {
    const { record } = createCountWatch(180);
    record(counted(80), at(0));
    record(counted(81), at(10));
    expect(record(counted(80), at(5))).toBeNull();
    expect(record(counted(81), at(5))).toBeNull();
    record(counted(81), at(30));
    expect(record(counted(81), at(20))).toBe(at(10));
  });

  test.each<[string, unknown]>([
    ["a finished counting", aCounting({ active: false })],
    [
      "one that began too long ago",
      aCounting({ startedAt: new Date(start - 8 * day).toISOString() }),
    ],
    ["one with a very long id", aCounting({ id: "x".repeat(201) })],
    ["one without a count", { ...aCounting(), totalProductsCounted: null }],
    ["no counting", "canary"],
  ])("is unknown for %s", (_, counting) => {
    expect(createCountWatch(7).record(counting, start)).toBeNull();
  });

  test("is forgotten when the counting is finished", () => {
    const { record } = createCountWatch(180);
    record(counted(80), at(0));
    record({ ...counted(80), active: false }, at(10));
    expect(record(counted(80), at(20))).toBe(at(20));
  });

  test("is forgotten for the counting seen longest ago, beyond ten thousand", () => {
    const { record } = createCountWatch(180);
    for (let index = 0; index < 10_000; index += 1) record(counted(1, `c-${index}`), at(0));
    record(counted(1, "c-0"), at(1));
    record(counted(1, "new"), at(2));
    expect(record(counted(1, "c-0"), at(3))).toBe(at(0));
    expect(record(counted(1, "c-1"), at(3))).toBe(at(3));
  });

  test("is the last finish once lines were read, where nobody had watched before", () => {
    const watch = createCountWatch(180);
    watch.record(counted(80), at(0));
    expect(watch.isUnsure("a")).toBe(true);
    watch.learn("a", { counted: 79, lastFinish: at(-90) });
    expect([watch.isUnsure("a"), watch.revision()]).toEqual([true, 0]);
    watch.learn("a", { counted: 80, lastFinish: at(-60) });
    expect([watch.isUnsure("a"), watch.revision()]).toEqual([false, 1]);
    expect(watch.since("a", 80)).toBe(at(-60));
    expect(watch.since("a", 81)).toBeNull();
    expect(watch.record(counted(80), at(1))).toBe(at(-60));
    expect(watch.record(counted(81), at(2))).toBe(at(2));
    expect(watch.isUnsure("a")).toBe(false);
  });

  test("may be older than the first answer after a time without viewers", () => {
    const watch = createCountWatch(180);
    watch.record(counted(80), at(0));
    watch.record(counted(81), at(10));
    expect(watch.isUnsure("a")).toBe(false);
    watch.record(counted(82), at(300));
    expect(watch.isUnsure("a")).toBe(true);
    watch.learn("a", { counted: 82, lastFinish: null });
    expect(watch.record(counted(82), at(301))).toBe(at(300));
  });

  test("stays the first answer with it where lines cannot be read, which are not wanted again", () => {
    const watch = createCountWatch(180);
    watch.record(counted(80), at(0));
    watch.learn("a", null);
    expect([watch.isUnsure("a"), watch.since("a", 80), watch.revision()]).toEqual([
      false,
      at(0),
      0,
    ]);
  });

  test("stays the first answer with it, whatever lines tell, where the change was watched", () => {
    const watch = createCountWatch(180);
    watch.record(counted(80), at(0));
    watch.record(counted(81), at(10));
    watch.learn("a", { counted: 81, lastFinish: at(8) });
    expect([watch.since("a", 81), watch.revision()]).toEqual([at(10), 0]);
  });

  test("never claims a longer time than the count really stayed the same", () => {
    const steps = fc.array(
      fc.record({
        minutes: fc.integer({ min: 1, max: 90 }),
        lines: fc.nat(2),
        isSeen: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(steps, (walk) => {
        const { record } = createCountWatch(180);
        let [now, lines, changed] = [0, 0, 0];
        for (const step of walk) {
          now += step.minutes;
          if (step.lines > 0) changed = now;
          lines += step.lines;
          if (step.isSeen)
            expect(record(counted(lines), at(now))).toBeGreaterThanOrEqual(at(changed));
        }
      }),
    );
  });
});
