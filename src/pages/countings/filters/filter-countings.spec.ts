import { describe, expect, it } from "vitest";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { aCounting, seenRecord } from "#testing/samples.ts";
import {
  type CountingsFilter,
  canFilterBy,
  filterCountings,
  statusCounts,
} from "./filter-countings.ts";

const judgement = { at: Date.parse("2026-03-02T12:00:00Z"), calendarOf: () => roundTheClock };
const south = { name: "Porto Leixões", id: 7, code: "OPO-03", slug: "porto-leixoes" };
const countings = [
  aCounting({ id: "behind", countRecord: seenRecord(judgement.at) }),
  aCounting({ id: "overdue", endsAt: "2026-03-02T11:00:00Z", warehouse: south }),
  aCounting({ id: "done", active: false, totalIncidents: 0 }),
  aCounting({
    id: "early",
    startedAt: "2026-03-02T13:00:00Z",
    participants: [
      { id: 318, username: null },
      { id: 2, username: "Ana Sá" },
    ],
  }),
];
const idsOf = (filter: Partial<CountingsFilter>) =>
  filterCountings(countings, { statuses: [], q: "", ...filter }, judgement).map(({ id }) => id);

describe("filtering the loaded countings", () => {
  it("keeps those for which all statuses hold", () => {
    expect(idsOf({ statuses: ["behind"] })).toEqual(["behind", "overdue"]);
    expect(idsOf({ statuses: ["finished", "discrepancies"] })).toEqual(["done"]);
    expect(idsOf({ statuses: ["finished", "incidents"] })).toEqual([]);
  });

  it("keeps those that contain all words, ignoring case and accents", () => {
    expect(idsOf({ q: "LEIXOES opo-03" })).toEqual(["overdue"]);
    expect(idsOf({ q: "north done" })).toEqual(["done"]);
    expect(idsOf({ q: "ana sa" })).toEqual(["early"]);
    expect(idsOf({ q: "318" })).toEqual(["early"]);
    expect(idsOf({ q: "north porto" })).toEqual([]);
  });

  it("does nothing without statuses and words", () => {
    expect(canFilterBy({ statuses: [], q: "  " })).toBe(false);
    expect(idsOf({ q: "  " })).toHaveLength(4);
    expect(canFilterBy({ statuses: ["left"], q: "" })).toBe(true);
  });
});

describe("the counts of the statuses", () => {
  it("include each counting once among the statuses of the conclusion", () => {
    expect(statusCounts(countings, judgement)).toEqual({
      all: 4,
      active: 3,
      overdue: 1,
      late: 1,
      stalled: 0,
      "all-counted": 0,
      finished: 1,
    });
  });
});
