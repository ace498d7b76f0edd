import { describe, expect, it } from "vitest";
import { isReversed, listFilterOf, needsZone } from "./list-filter.ts";

const noFilter = { warehouse: "", from: "", to: "" };

describe("the filter for the API", () => {
  it("is empty without filters, and has a warehouse as written, including 0", () => {
    expect(listFilterOf(noFilter, "UTC")).toEqual({});
    expect(listFilterOf({ ...noFilter, warehouse: "0" }, "UTC")).toEqual({ warehouse: "0" });
    expect(listFilterOf({ ...noFilter, warehouse: " GTF-01 " }, "UTC")).toEqual({
      warehouse: " GTF-01 ",
    });
  });

  it("begins at a date's midnight in the zone, summer and winter", () => {
    const from = (date: string, zone: string) =>
      listFilterOf({ ...noFilter, from: date }, zone).startedAfter;
    expect(from("2026-01-15", "Europe/Madrid")).toBe("2026-01-14T23:00:00.000Z");
    expect(from("2026-07-15", "Europe/Madrid")).toBe("2026-07-14T22:00:00.000Z");
    expect(from("2026-01-15", "America/New_York")).toBe("2026-01-15T05:00:00.000Z");
    expect(from("2026-01-15", "Pacific/Kiritimati")).toBe("2026-01-14T10:00:00.000Z");
  });

  it("includes the last day, which the clock change makes 23 or 25 hours long", () => {
    const day = (date: string) =>
      listFilterOf({ warehouse: "", from: date, to: date }, "Europe/Madrid");
    expect(day("2026-03-29")).toEqual({
      startedAfter: "2026-03-28T23:00:00.000Z",
      startedBefore: "2026-03-29T22:00:00.000Z",
    });
    expect(day("2026-10-25")).toEqual({
      startedAfter: "2026-10-24T22:00:00.000Z",
      startedBefore: "2026-10-25T23:00:00.000Z",
    });
  });

  it("contains an instant in UTC with milliseconds", () => {
    const search = { ...noFilter, from: "2026-03-02T08:00:00+02:00", to: "2026-03-02T06:00:00.5Z" };
    expect(listFilterOf(search, "Asia/Tokyo")).toEqual({
      startedAfter: "2026-03-02T06:00:00.000Z",
      startedBefore: "2026-03-02T06:00:00.500Z",
    });
  });

  it("depends on the zone only for dates", () => {
    expect(needsZone(noFilter)).toBe(false);
    expect(needsZone({ ...noFilter, from: "2026-03-02T06:00:00Z" })).toBe(false);
    expect(needsZone({ ...noFilter, to: "2026-03-02" })).toBe(true);
  });
});

describe("a range is reversed", () => {
  it.each([
    ["2026-03-02", "2026-03-01", true],
    ["2026-03-01", "2026-03-01", false],
    ["2026-03-01T12:00:00Z", "2026-03-01T11:59:59Z", true],
    ["2026-03-01T12:00:00Z", "2026-03-01T12:00:00Z", false],
    ["2026-03-02T01:00:00Z", "2026-03-01", true],
    ["2026-03-01", "", false],
    ["", "2026-03-01", false],
  ])("from %j to %j: %j", (from, to, expected) => {
    expect(isReversed({ from, to }, "UTC")).toBe(expected);
  });
});
