import { expect, it } from "vitest";
import { presetFrom } from "#search-params/presets.ts";
import { comparedPeriod, hasPeriod, periodSearch, shownPeriod } from "./period.ts";

const zone = "Europe/Madrid";
const compared = comparedPeriod("2026-11", "3", "2026-11");
const shown = (from: string, to: string) => shownPeriod({ from, to }, compared, zone);

it("is that of the compared months, the present one without an end", () => {
  expect(compared).toEqual({ from: "2026-08-01", to: "" });
  expect(comparedPeriod("2026-02", "12", "2026-11")).toEqual({
    from: "2025-02-01",
    to: "2026-02-28",
  });
  expect(shown("", "")).toEqual(compared);
  expect(hasPeriod({ from: "", to: "" })).toBe(false);
});

it("is any other that the address names", () => {
  expect(shown("2026-01-01", "2026-03-31")).toEqual({ from: "2026-01-01", to: "2026-03-31" });
  expect(shown("any", "")).toEqual({ from: "", to: "" });
  expect(shown("", "2026-03-31")).toEqual({
    from: presetFrom("quarter", "2026-03-31"),
    to: "2026-03-31",
  });
  expect(shown("", "2026-03-30T23:00:00Z").from).toBe(presetFrom("quarter", "2026-03-31"));
});

it.each([
  ["", ""],
  ["", "2026-03-31"],
  ["2026-03-01", ""],
  ["2026-08-01", ""],
])("is read as it was written: from %j to %j", (from, to) => {
  expect(shownPeriod(periodSearch({ from, to }, compared), compared, zone)).toEqual({ from, to });
});
