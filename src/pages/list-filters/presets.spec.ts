import { describe, expect, it } from "vitest";
import { presetFrom, presetNames, presetOf } from "./presets.ts";

const today = "2026-03-15";

describe("the presets", () => {
  it("begin so many days before today, or with the year", () => {
    expect(presetNames.map((name) => presetFrom(name, today))).toEqual([
      "2026-03-15",
      "2026-03-08",
      "2026-02-13",
      "2025-12-15",
      "2026-01-01",
    ]);
  });

  it("are known by their date, and only while they end with the present", () => {
    for (const name of presetNames) {
      expect(presetOf({ from: presetFrom(name, today), to: "" }, today)).toBe(name);
    }
    expect(presetOf({ from: "2026-03-08", to: "2026-03-15" }, today)).toBe(null);
    expect(presetOf({ from: "2026-03-07", to: "" }, today)).toBe(null);
    expect(presetOf({ from: "", to: "" }, today)).toBe(null);
  });
});
