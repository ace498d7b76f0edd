import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateAt } from "#search-params/moment.ts";
import { presetOf } from "#search-params/presets.ts";
import { trendMetrics } from "./trends.ts";
import { isFiltered, periodSearch, toApiFilter, trendsSearch } from "./trends-search.ts";

const moment = fc.constantFrom("", "2026-03-01", "2024-02-29", "2026-03-02T06:00:00.000Z");
const search = fc.record({
  warehouse: fc.string(),
  from: fc.oneof(moment, fc.constant("any")),
  to: moment,
  metric: fc.constantFrom(...trendMetrics),
  table: fc.boolean(),
});
const parse = (text: string) => trendsSearch.parse(new URLSearchParams(text));
const defaults = { warehouse: "", from: "", to: "", metric: "discrepancies", table: false };

describe("the address of the trends", () => {
  it("reads every view that it writes", () => {
    fc.assert(
      fc.property(search, (wanted) => {
        expect(parse(trendsSearch.update(new URLSearchParams(), wanted).toString())).toEqual(
          wanted,
        );
      }),
    );
  });

  it("writes only valid values, and reports invalid ones", () => {
    fc.assert(
      fc.property(search, (wanted) => {
        const written = trendsSearch.update(new URLSearchParams("tz=UTC"), wanted);
        expect(trendsSearch.invalid(written)).toEqual([]);
      }),
    );
    const address = new URLSearchParams("from=lately&to=2026-02-30&metric=mood&table=yes&x=1");
    expect(trendsSearch.invalid(address)).toEqual([
      "from=lately",
      "to=2026-02-30",
      "table=yes",
      "metric=mood",
    ]);
  });

  it("omits defaults and keeps other parameters", () => {
    const before = "theme=dark&warehouse=0&from=any&to=2026-03-01&metric=share&table=1";
    const after = trendsSearch.update(new URLSearchParams(before), {
      ...defaults,
      metric: "discrepancies",
    });
    expect(after.toString()).toBe("theme=dark");
  });

  it("falls back to defaults for unknown values", () => {
    expect(parse("from=2026-02-30&to=any&metric=pace&table=yes")).toEqual(defaults);
    expect(parse("warehouse=0").warehouse).toBe("0");
  });
});

describe("a filtered view", () => {
  it("is one that could show more", () => {
    for (const text of ["", "from=any", "metric=share&table=1"]) {
      expect(isFiltered(parse(text))).toBe(false);
    }
    for (const text of [
      "warehouse=0",
      "from=2026-03-01",
      "to=2026-03-01",
      "from=any&to=2026-03-01",
    ]) {
      expect(isFiltered(parse(text))).toBe(true);
    }
  });
});

describe("the period", () => {
  const now = Date.parse("2026-11-21T23:30:00Z");
  const asked = (text: string) => toApiFilter(parse(text), "Europe/Madrid", now);

  it("is by default the last 90 days, by the calendar of the zone", () => {
    expect(presetOf(asked(""), dateAt(now, "Europe/Madrid"))).toBe("quarter");
    expect(asked("")).toEqual({ warehouse: "", from: "2026-08-25", to: "" });
    expect(asked("to=2026-03-31")).toEqual({
      warehouse: "",
      from: "2026-01-01",
      to: "2026-03-31",
    });
    expect(asked("to=2026-03-30T23:00:00Z").from).toBe("2026-01-01");
    expect(asked("from=2026-01-01&warehouse=0")).toMatchObject({
      warehouse: "0",
      from: "2026-01-01",
    });
    expect(asked("from=any")).toMatchObject({ from: "", to: "" });
  });

  it("is written as it was requested", () => {
    fc.assert(
      fc.property(moment, moment, (from, to) => {
        const written = { ...defaults, ...periodSearch({ from, to }, "Europe/Madrid", now) };
        expect(toApiFilter(written, "Europe/Madrid", now)).toMatchObject({ from, to });
      }),
    );
    const defaultPeriod = { from: "2026-08-25", to: "" };
    expect(periodSearch(defaultPeriod, "Europe/Madrid", now)).toEqual({ from: "", to: "" });
  });
});
