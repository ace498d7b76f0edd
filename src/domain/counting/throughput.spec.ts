import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hour, minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { standardMadrid } from "#testing/calendars.ts";
import { neededRate, throughput } from "./throughput.ts";

const at = (time: string) => Date.parse(`2026-03-02T${time}Z`);
const finishes = (...times: string[]) => Float64Array.from(times, at);

describe("lines per slot", () => {
  test("include a slot's start and exclude its end", () => {
    const done = finishes("06:00", "06:14:59.999", "06:15", "06:40", "06:45");
    expect(throughput(done, at("06:00"), at("06:45"))).toEqual({
      slot: 15 * minute,
      slots: [
        { from: at("06:00"), lines: 2 },
        { from: at("06:15"), lines: 1 },
        { from: at("06:30"), lines: 1 },
        { from: at("06:45"), lines: 1 },
      ],
    });
  });

  test("begin at full quarters, and leave out finishes before and after", () => {
    const done = finishes("06:05", "06:10", "06:20", "06:25");
    expect(throughput(done, at("06:07"), at("06:20")).slots).toEqual([
      { from: at("06:00"), lines: 1 },
      { from: at("06:15"), lines: 1 },
    ]);
  });

  test("are zero in an empty slot, and there is no slot in a negative range", () => {
    expect(throughput(finishes(), at("06:00"), at("06:20")).slots).toEqual([
      { from: at("06:00"), lines: 0 },
      { from: at("06:15"), lines: 0 },
    ]);
    expect(throughput(finishes("06:00"), at("07:00"), at("06:00")).slots).toEqual([]);
  });

  test.each([
    // 50 h less one slot are 200 quarters of an hour, 50 h are one more
    [50 * hour - 15 * minute, 15 * minute],
    [50 * hour, 30 * minute],
    [30 * 24 * hour, 4 * hour],
    [1000 * 24 * hour, 6 * 24 * hour],
  ])("in %d ms use slots of %d ms", (length, slot) => {
    const from = at("06:00");
    expect(throughput(finishes(), from, from + length).slot).toBe(slot);
  });

  test("cover every line in at most 200 slots", () => {
    const instants = fc.integer({ min: 0, max: 400 * 24 * hour });
    fc.assert(
      fc.property(fc.array(instants), instants, instants, (list, one, other) => {
        const [from, until] = [Math.min(one, other), Math.max(one, other)];
        const { slots } = throughput(Float64Array.from(list).sort(), from, until);
        const within = list.filter((finish) => finish >= from && finish <= until);
        expect(slots.reduce((all, { lines }) => all + lines, 0)).toBe(within.length);
        expect(slots.length).toBeLessThanOrEqual(200);
      }),
    );
  });
});

describe("needed rate", () => {
  const facts = { active: true, left: 30, endsAt: at("16:00") };

  test("is the rate that finishes by the deadline", () => {
    // 30 in 4 h
    expect(neededRate(facts, at("12:00"), roundTheClock)).toBe(7.5);
    expect(neededRate({ ...facts, left: 0 }, at("12:00"), roundTheClock)).toBe(0);
  });

  test("counts working hours only", () => {
    // From Saturday 12:00 to Monday 08:00 are 2 h and 2 h
    const endsAt = Date.parse("2026-03-09T08:00+01:00");
    const now = Date.parse("2026-03-07T12:00+01:00");
    expect(neededRate({ ...facts, endsAt }, now, standardMadrid)).toBe(7.5);
  });

  test.each([
    ["at the deadline", facts, "16:00"],
    ["after it", facts, "17:00"],
    ["when the counting is over", { ...facts, active: false }, "12:00"],
  ])("is null %s", (_, counting, now) => {
    expect(neededRate(counting, at(now), roundTheClock)).toBeNull();
  });
});
