import { expect, test } from "vitest";
import type { WorkDate } from "#contract/work-hours.ts";
import { parseWorkRule } from "#domain/time/work-shifts.ts";
import { dueAtShiftEnd, dueAtTimes } from "./digest-times.ts";

const zone = "Europe/Madrid";
const at = (text: string) => Date.parse(text);

test.each([
  ["2026-11-30T05:00:00Z", "2026-11-30 06:00"],
  ["2026-11-30T05:59:59Z", "2026-11-30 06:00"],
  ["2026-11-30T06:00:00Z", null],
  ["2026-11-30T04:59:59Z", null],
  ["2026-11-30T21:10:00Z", "2026-11-30 22:00"],
  ["2026-11-30T23:05:00Z", "2026-12-01 00:05"],
])("at %s the digest of %s is due", (now, due) => {
  const found = dueAtTimes(["06:00", "22:00", "00:05"], zone, at(now));
  expect(found?.wallClock ?? null).toBe(due);
});

test("each date has one digest where clocks change", () => {
  const seen = new Map<string, number>();
  for (let now = at("2026-10-23T00:00:00Z"); now < at("2026-10-28T00:00:00Z"); now += 60_000) {
    const due = dueAtTimes(["02:30"], zone, now);
    if (due) seen.set(due.wallClock, due.at);
  }
  expect([...seen.keys()]).toEqual([
    "2026-10-23 02:30",
    "2026-10-24 02:30",
    "2026-10-25 02:30",
    "2026-10-26 02:30",
    "2026-10-27 02:30",
  ]);
  const spring = new Set<string>();
  for (let now = at("2026-03-28T00:00:00Z"); now < at("2026-03-31T00:00:00Z"); now += 60_000) {
    const due = dueAtTimes(["02:30"], zone, now);
    if (due) spring.add(due.wallClock);
  }
  expect(spring.size).toBe(3);
});

/** Every end of a shift within a week. */
function endsOf(hours: string, from: string, dates: readonly WorkDate[] = []): readonly string[] {
  const rule = parseWorkRule(hours, zone);
  if (rule === null) throw new Error(hours);
  const found = new Set<string>();
  const begin = at(from);
  for (let now = begin; now < begin + 7 * 86_400_000; now += 600_000) {
    const due = dueAtShiftEnd({ ...rule, dates: [...dates] }, now);
    if (due) found.add(due.wallClock);
  }
  return [...found];
}

test("shifts that follow each other end each, and a night shift on the next day", () => {
  expect(endsOf("Mo-Tu 06:00-14:00 14:00-22:00 22:00-06:00", "2026-11-30T00:00:00Z")).toEqual([
    "2026-11-30 14:00",
    "2026-11-30 22:00",
    "2026-12-01 06:00",
    "2026-12-01 14:00",
    "2026-12-01 22:00",
    "2026-12-02 06:00",
  ]);
});

test("a day of the week has its own ends", () => {
  expect(endsOf("Fr 06:00-22:00, Sa 06:00-14:00", "2026-11-30T00:00:00Z")).toEqual([
    "2026-12-04 22:00",
    "2026-12-05 14:00",
  ]);
});

test("a closed date has no end, and a date with other hours has theirs", () => {
  const dates = [
    { date: "2026-12-01", hours: [] },
    { date: "2026-12-03", hours: [{ from: 480, to: 720 }] },
  ];
  const ends = endsOf("Mo-Fr 06:00-11:00 14:00-24:00", "2026-11-30T00:00:00Z", dates);
  expect(ends).toEqual([
    ...["2026-11-30 11:00", "2026-12-01 00:00", "2026-12-02 11:00", "2026-12-03 00:00"],
    ...["2026-12-03 12:00", "2026-12-04 11:00", "2026-12-05 00:00"],
  ]);
});

test("a night shift that would reach into a closed date has no end there", () => {
  const dates = [{ date: "2026-12-01", hours: [] }];
  expect(endsOf("Mo-Tu 22:00-06:00", "2026-11-30T00:00:00Z", dates)).toEqual([]);
  expect(endsOf("Mo-We 22:00-06:00", "2026-11-30T00:00:00Z", dates)).toEqual(["2026-12-03 06:00"]);
});
