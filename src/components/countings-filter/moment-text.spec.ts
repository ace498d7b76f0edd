import { describe, expect, it } from "vitest";
import { createFormat } from "#format/format.ts";
import { units } from "#messages/en/units.ts";
import { datesText, momentText } from "./moment-text.ts";

const format = createFormat({
  locale: "en-GB",
  timeZone: "Asia/Tokyo",
  currency: null,
  units,
});
/** The spaces around the dash depend on the language. */
const plain = (text: string | null) => text?.replace(/\s*–\s*/, "–");

describe("a time of an address in words", () => {
  it("is a day of the calendar, or an instant in the page's zone", () => {
    expect(momentText("2026-03-14", format)).toBe("14 Mar 2026");
    expect(momentText("2026-03-14T20:30:00Z", format)).toBe("15 Mar 2026, 05:30");
  });

  it("writes a range of dates without repetition", () => {
    expect(plain(datesText("2026-03-01", "2026-03-14", format))).toBe("1–14 Mar 2026");
    expect(plain(datesText("2025-12-30", "2026-01-02", format))).toBe("30 Dec 2025–2 Jan 2026");
    expect(plain(datesText("2026-03-01", "2026-03-01", format))).toBe("1 Mar 2026");
    expect(datesText("2026-03-14", "2026-03-01", format)).toBe(null);
    expect(datesText("2026-03-01", "2026-03-14T20:30:00Z", format)).toBe(null);
  });
});
