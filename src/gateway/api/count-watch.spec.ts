import { describe, expect, test } from "vitest";
import { countedBy } from "#domain/forecast/count-record.ts";
import { day, minute } from "#domain/time/units.ts";
import { aCounting, sampleStart } from "#testing/samples.ts";
import { type CountedLines, createCountWatch } from "./count-watch.ts";

const start = Date.parse(sampleStart);
const at = (minutes: number) => start + minutes * minute;
const counted = (totalProductsCounted: number, id = "a") => aCounting({ id, totalProductsCounted });

/** Lines that were finished so many minutes after the start. */
function linesAt(...minutes: number[]): CountedLines {
  const finishes = Float64Array.from(minutes, at);
  return { counted: finishes.length, finishes, firstStart: at(-100) };
}

describe("the counted lines of a counting over time", () => {
  test("are what answers tell, until they change", () => {
    const { record } = createCountWatch(180);
    expect(record(counted(80), at(0))?.lastChange).toBe(at(0));
    expect(record(counted(80), at(20))?.lastChange).toBe(at(0));
    expect(record(counted(90), at(40))?.lastChange).toBe(at(40));
    // Ten lines in 20 minutes, half of them by half past.
    const known = record(counted(90), at(45));
    expect(known && countedBy(known, at(30))).toBe(85);
    expect(known && countedBy(known, at(45))).toBe(90);
    expect(record(counted(81, "b"), at(55))?.lastChange).toBe(at(55));
  });

  test("do not change by an answer that is older than the last one", () => {
    const { record } = createCountWatch(180);
    record(counted(80), at(0));
    const known = record(counted(81), at(10));
    expect(record(counted(80), at(5))).toBe(known);
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
  ])("are unknown for %s", (_, counting) => {
    expect(createCountWatch(7).record(counting, start)).toBeNull();
  });

  test("are kept for a day after the counting is finished, where its end was seen", () => {
    const finished = (lines: number) => ({ ...counted(lines), active: false });
    const seen = createCountWatch(180);
    seen.record(counted(80), at(0));
    expect(seen.record(finished(81), at(4))?.lastChange).toBe(at(4));
    expect(seen.record(finished(81), at(4) + day)?.lastChange).toBe(at(4));
    expect(seen.record(finished(81), at(5) + day)).toBeNull();
    expect(seen.recordOf("a")).toBeNull();
    const missed = createCountWatch(180);
    missed.record(counted(80), at(0));
    expect(missed.record(finished(81), at(6))).toBeNull();
    const closed = createCountWatch(180);
    closed.record(counted(80), at(0));
    closed.learn("a", linesAt(...Array.from({ length: 80 }, (_, index) => index - 90)), at(1));
    expect(closed.record(finished(80), at(600))).not.toBeNull();
  });

  test("are forgotten for the counting seen longest ago, beyond ten thousand", () => {
    const { record } = createCountWatch(180);
    for (let index = 0; index < 10_000; index += 1) record(counted(1, `c-${index}`), at(0));
    record(counted(1, "c-0"), at(1));
    record(counted(1, "new"), at(2));
    expect(record(counted(1, "c-0"), at(3))?.lastChange).toBe(at(0));
    expect(record(counted(1, "c-1"), at(3))?.lastChange).toBe(at(3));
  });

  test("begin again where a change came after a time without answers", () => {
    const { record } = createCountWatch(180);
    record(counted(80), at(0));
    expect(record(counted(81), at(300))).toMatchObject({ watchedSince: at(300), isExact: false });
  });

  test("are exact once lines were read, and go on with later answers", () => {
    const watch = createCountWatch(180);
    watch.record(counted(3), at(0));
    expect(watch.wantsLines("a", at(0))).toBe(true);
    watch.learn("a", linesAt(-90, -70, -20), at(0));
    expect([watch.wantsLines("a", at(10)), watch.wantsLines("a", at(15))]).toEqual([false, true]);
    expect(watch.revision()).toBe(1);
    expect(watch.recordOf("a")).toMatchObject({ isExact: true, lastChange: at(-20) });
    const later = watch.record(counted(5), at(20));
    expect(later).toMatchObject({ isExact: true, lastChange: at(20), firstStart: at(-100) });
    expect(later && [-60, -15, 15].map((minutes) => countedBy(later, at(minutes)))).toEqual([
      2, 3, 5,
    ]);
    // Lines that were sent before the change tell nothing of it.
    watch.learn("a", linesAt(-90, -70, -20), at(16));
    expect(watch.recordOf("a")?.lastChange).toBe(at(20));
  });

  test("stay what answers told where lines cannot be read, which are not wanted again", () => {
    const watch = createCountWatch(180);
    watch.record(counted(80), at(0));
    watch.learn("a", null, at(0));
    expect([watch.wantsLines("a", at(5)), watch.revision()]).toEqual([false, 0]);
    expect(watch.recordOf("a")?.isExact).toBe(false);
  });

  test("are wanted from lines where only headers are known, once an hour and a few at once", () => {
    const watch = createCountWatch(180);
    watch.record(counted(0, "new"), at(0));
    watch.record(counted(200, "all counted"), at(0));
    watch.record({ ...counted(80, "done"), active: false }, at(0));
    watch.record({ ...counted(80, "long"), totalProducts: 100_001 }, at(0));
    for (const id of ["a", "b", "c"]) watch.record(counted(80, id), at(0));
    const begin = (minutes: number) => {
      const id = watch.nextUnread(at(minutes));
      if (id !== null) watch.beginUnread(id, at(minutes));
      return id;
    };
    expect(watch.nextUnread(at(0))).toBe("a");
    expect(begin(0)).toBe("a");
    watch.learn("b", { ...linesAt(-20, -10), counted: 2 }, at(0));
    expect([begin(1), begin(1)]).toEqual(["c", null]);
    // The lines of "a" and "c" could not be read.
    watch.record(counted(80), at(60));
    expect([begin(59), begin(60)]).toEqual([null, "a"]);
    // No answer has had it for some time.
    expect(begin(200)).toBeNull();
    for (let index = 0; index < 200; index += 1) watch.record(counted(1, `c-${index}`), at(300));
    const begun = Array.from({ length: 200 }, () => begin(300));
    expect(begun.filter((id) => id !== null)).toHaveLength(60);
    watch.record(counted(1, "c-99"), at(315));
    expect(begin(315)).toBe("c-99");
  });
});
