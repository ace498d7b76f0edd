import { describe, expect, it } from "vitest";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { seenRecord, someCountingFacts, unchangedRecord } from "#testing/samples.ts";
import {
  type CountingStatus,
  concludedStatus,
  countingStatuses,
  exclusiveStatus,
  statusMatcher,
  toggleStatus,
} from "./status.ts";

const at = (time: string) => Date.parse(`2026-03-02T${time}:00Z`);

/** All statuses that match. */
function statusesOf(changes: Parameters<typeof someCountingFacts>[0], time: number) {
  const facts = someCountingFacts({ discrepancies: 0, incidents: 0, ...changes });
  return countingStatuses.filter(statusMatcher(facts, time, roundTheClock));
}

describe("status of a counting", () => {
  it("follows its pace: 40 % are due at 10:00", () => {
    expect(statusesOf({}, at("10:00"))).toEqual(["active", "left"]);
    const record = seenRecord(at("12:00"));
    expect(statusesOf({ record }, at("12:00"))).toEqual(["active", "late", "behind", "left"]);
    expect(statusesOf({}, at("12:00"))).toEqual(["active", "behind", "left"]);
    expect(statusesOf({}, at("16:01"))).toEqual(["active", "overdue", "behind", "left"]);
    expect(statusesOf({}, at("05:59"))).toEqual(["active", "not-started", "left"]);
  });

  it("is only finished once finished, whatever is left", () => {
    expect(statusesOf({ active: false }, at("18:00"))).toEqual(["finished"]);
  });

  it("is not late with nothing left or nothing to count", () => {
    expect(statusesOf({ counted: 200, left: 0 }, at("18:00"))).toEqual(["active", "all-counted"]);
    expect(statusesOf({ total: 0, counted: 0, left: 0 }, at("18:00"))).toEqual(["active"]);
  });

  it("includes findings, in finished countings too", () => {
    const found = { active: false, discrepancies: 1, incidents: 2 };
    expect(statusesOf(found, at("18:00"))).toEqual(["finished", "discrepancies", "incidents"]);
  });
});

describe("the status by the conclusion", () => {
  const of = (changes: Parameters<typeof someCountingFacts>[0], time: number) =>
    concludedStatus(someCountingFacts(changes), time, roundTheClock);

  it("is the first case that holds", () => {
    expect(of({}, at("16:01"))).toBe("overdue");
    expect(of({ record: unchangedRecord(at("08:00")) }, at("16:01"))).toBe("overdue");
    expect(of({ record: unchangedRecord(at("08:00")) }, at("12:00"))).toBe("stalled");
    expect(of({ counted: 0, left: 200 }, at("12:00"))).toBe("stalled");
    expect(of({ record: seenRecord(at("12:00")) }, at("12:00"))).toBe("late");
    expect(of({}, at("12:00"))).toBeNull();
    expect(of({ counted: 200, left: 0 }, at("12:00"))).toBe("all-counted");
  });

  it("is none on time, before the start and when finished", () => {
    expect(of({}, at("10:00"))).toBeNull();
    expect(of({}, at("05:00"))).toBeNull();
    expect(of({ active: false }, at("18:00"))).toBeNull();
  });
});

describe("choosing statuses", () => {
  it("replaces one exclusive status by another and keeps the rest", () => {
    const chosen: readonly CountingStatus[] = ["active", "incidents"];
    expect(toggleStatus(chosen, "overdue")).toEqual(["overdue", "incidents"]);
    expect(toggleStatus(chosen, "left")).toEqual(["active", "incidents", "left"]);
    expect(toggleStatus(chosen, "active")).toEqual(["incidents"]);
  });

  it("takes the last of several exclusive statuses", () => {
    expect(exclusiveStatus(["active", "behind", "incidents"])).toBe("behind");
    expect(exclusiveStatus(["incidents"])).toBe(null);
  });
});
