import { describe, expect, it } from "vitest";
import { minute } from "#domain/time/units.ts";
import { createFormat } from "#format/format.ts";
import { en } from "#messages/en/catalogue.ts";
import { messages as screen } from "./messages/en.ts";
import { createScreenFormat } from "./screen-format.ts";

const fallback = createFormat({
  locale: "en-GB",
  timeZone: "Europe/Madrid",
  currency: null,
  units: en.units,
});
const format = createScreenFormat(fallback, { ...en, screen }, null);
const at = (iso: string) => Date.parse(iso);

describe("how screens write time", () => {
  it("shortens the minutes after hours", () => {
    expect(format.duration(14 * minute)).toBe("14 min");
    expect(format.duration(130 * minute)).toBe("2 h 10 m");
    expect(format.workDuration(31 * 60 * minute + 20 * minute)).toBe("31 h 20 m");
    expect(format.workDuration(131 * 60 * minute + 20 * minute)).toBe("131 h");
    expect(format.age(8_000)).toBe("8 s");
    expect(format.age(74 * minute)).toBe("1 h 14 m");
    expect(format.duration(null)).toBe("–");
    expect(format.shortLateness(-270 * minute)).toBe("4 h 30 m early");
    expect(format.shortLateness(14 * minute)).toBe("14 min late");
    const between = { from: 130 * minute, to: 270 * minute };
    expect(format.latenessBetween(between)).toBe("2 h 10 m to 4 h 30 m late");
  });

  it("names the day of other days, also around midnight and clock changes", () => {
    const now = at("2026-06-10T21:30:00Z");
    expect(format.near(at("2026-06-10T21:59:00Z"), now)).toBe("23:59");
    expect(format.near(at("2026-06-10T22:01:00Z"), now)).toBe("Thu 00:01");
    expect(format.near(at("2026-06-12T16:00:00Z"), now)).toBe("Fri 18:00");
    expect(format.near(at("2026-06-20T16:00:00Z"), now)).toBe("20 Jun 18:00");
    // Clocks go back an hour in this night.
    const night = at("2026-10-25T00:30:00Z");
    expect(format.near(at("2026-10-25T01:30:00Z"), night)).toBe("02:30");
    expect(format.near(at("2026-10-25T23:30:00Z"), night)).toBe("Mon 00:30");
  });
});
