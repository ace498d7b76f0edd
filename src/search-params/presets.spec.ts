import { describe, expect, it } from "vitest";
import { presetFrom, presetNames, presetOf } from "./presets.ts";

const today = "2026-03-15";

describe("the presets", () => {
  it("are a number of days including today, or begin with the year", () => {
    expect(presetNames.map((name) => presetFrom(name, today))).toEqual([
      "2026-03-15",
      "2026-03-09",
      "2026-02-14",
      "2025-12-16",
      "2026-01-01",
    ]);
  });

  it("are recognised by their date, and only with an open end", () => {
    for (const name of presetNames) {
      expect(presetOf({ from: presetFrom(name, today), to: "" }, today)).toBe(name);
    }
    expect(presetOf({ from: "2026-03-09", to: "2026-03-15" }, today)).toBe(null);
    expect(presetOf({ from: "2026-03-08", to: "" }, today)).toBe(null);
    expect(presetOf({ from: "", to: "" }, today)).toBe(null);
  });
});
