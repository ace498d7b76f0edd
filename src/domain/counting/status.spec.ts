import { describe, expect, it } from "vitest";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { someCountingFacts } from "#testing/samples.ts";
import {
  type CountingStatus,
  countingStatuses,
  exclusiveStatus,
  matchesStatus,
  toggleStatus,
} from "./status.ts";

const at = (time: string) => Date.parse(`2026-03-02T${time}:00Z`);

/** Every status that holds. */
function statusesOf(changes: Parameters<typeof someCountingFacts>[0], time: number) {
  const facts = someCountingFacts({ discrepancies: 0, incidents: 0, ...changes });
  return countingStatuses.filter((status) => matchesStatus(facts, time, status, roundTheClock));
}

describe("the status of a counting", () => {
  it("follows its pace: 40 % are due at 10:00", () => {
    expect(statusesOf({}, at("10:00"))).toEqual(["active", "left"]);
    expect(statusesOf({}, at("12:00"))).toEqual(["active", "behind", "left"]);
    expect(statusesOf({}, at("16:01"))).toEqual(["active", "overdue", "behind", "left"]);
    expect(statusesOf({}, at("05:59"))).toEqual(["active", "not-started", "left"]);
  });

  it("of a finished one is finished alone, with whatever it left", () => {
    expect(statusesOf({ active: false }, at("18:00"))).toEqual(["finished"]);
  });

  it("is not late with nothing left or nothing to count", () => {
    expect(statusesOf({ counted: 200, left: 0 }, at("18:00"))).toEqual(["active"]);
    expect(statusesOf({ total: 0, counted: 0, left: 0 }, at("18:00"))).toEqual(["active"]);
  });

  it("names what was found, in finished ones too", () => {
    const found = { active: false, discrepancies: 1, incidents: 2 };
    expect(statusesOf(found, at("18:00"))).toEqual(["finished", "discrepancies", "incidents"]);
  });
});

describe("choosing statuses", () => {
  it("puts an exclusive one in the place of another and lets the rest stand", () => {
    const chosen: readonly CountingStatus[] = ["active", "incidents"];
    expect(toggleStatus(chosen, "overdue")).toEqual(["overdue", "incidents"]);
    expect(toggleStatus(chosen, "left")).toEqual(["active", "incidents", "left"]);
    expect(toggleStatus(chosen, "active")).toEqual(["incidents"]);
  });

  it("names the last of several exclusive ones", () => {
    expect(exclusiveStatus(["active", "behind", "incidents"])).toBe("behind");
    expect(exclusiveStatus(["incidents"])).toBe(null);
  });
});
