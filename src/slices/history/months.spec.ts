import { describe, expect, it } from "vitest";
import { addMonths, isMonth, monthAt, monthsUpTo, monthText, startOfMonth } from "./months.ts";

describe("months", () => {
  it("are counted across years", () => {
    expect(addMonths("2026-11", 2)).toBe("2027-01");
    expect(addMonths("2026-01", -1)).toBe("2025-12");
    expect(addMonths("2026-01", -13)).toBe("2024-12");
    expect(monthsUpTo("2026-02", 3)).toEqual(["2025-12", "2026-01", "2026-02"]);
  });

  it("begin with the day in the zone", () => {
    expect(startOfMonth("2026-11", "Europe/Madrid")).toBe(Date.parse("2026-10-31T23:00:00Z"));
    expect(monthAt(Date.parse("2026-10-31T23:30:00Z"), "Europe/Madrid")).toBe("2026-11");
    expect(monthAt(Date.parse("2026-10-31T23:30:00Z"), "UTC")).toBe("2026-10");
  });

  it("are named in each language", () => {
    expect(monthText("2026-11", "en-GB", "full")).toBe("November 2026");
    expect(monthText("2026-11", "de", "long")).toBe("November");
    expect(monthText("2026-03", "fr", "short")).toBe("mars");
  });

  it.each(["2026-13", "2026-00", "26-11", "2026-1", "2026-11-01"])("does not take %s", (text) => {
    expect(isMonth(text)).toBe(false);
  });
});
