import { describe, expect, it } from "vitest";
import { units } from "#messages/en/units.ts";
import { createFormat } from "./format.ts";

const format = createFormat({ locale: "en-GB", timeZone: "Europe/Madrid", currency: null, units });
const at = (text: string) => Date.parse(text);

describe("numbers", () => {
  it("shows sizes in the largest suitable unit", () => {
    expect(format.size(0)).toBe("0.0 kB");
    expect(format.size(3041)).toBe("3.0 kB");
    expect(format.size(999_949)).toBe("999.9 kB");
    expect(format.size(999_950)).toBe("1.0 MB");
    expect(format.size(5_767_168)).toBe("5.8 MB");
  });

  it("shows rates with one decimal, and never a small rate as zero", () => {
    expect(format.rate(null)).toBe("–");
    expect(format.rate(0)).toBe("0.0");
    expect(format.rate(7.75)).toBe("7.8");
    expect(format.rate(1234)).toBe("1,234.0");
    expect(format.rate(0.04)).toBe("<0.1");
    expect(format.rate(0.05)).toBe("0.1");
  });

  it("distinguishes no answer from zero", () => {
    expect(format.number(null)).toBe("–");
    expect(format.number(0)).toBe("0");
    expect(format.share(null)).toBe("–");
    expect(format.share(0)).toBe("0.0%");
    expect(format.amount(null, 2)).toBe("–");
  });

  it("groups, keeps fractions and uses the true minus sign", () => {
    expect(format.number(12345.25)).toBe("12,345.25");
    expect(format.signed(-15)).toBe("−15");
    expect(format.signed(2)).toBe("+2");
    expect(format.signed(0)).toBe("0");
  });

  it("rounds an exact decimal once, on its decimal digits", () => {
    // As a binary number 1.005 is below 1.005 and would round down.
    expect(format.amount("1.005", 2)).toBe("1.01");
    expect(format.signedAmount("-5272.4", 0)).toBe("−5,272");
    expect(format.amount("12345678901234567890.12", 2)).toBe("12,345,678,901,234,567,890.12");
  });

  it("never shows a nonzero number as zero", () => {
    expect(format.signedAmount("-0.42", 0)).toBe("−0.42");
    expect(format.amount("0.42", 0)).toBe("0.42");
    expect(format.amount("0.499", 0)).toBe("0.50");
    expect(format.amount("0.5", 0)).toBe("1");
    expect(format.signedAmount("-0", 0)).toBe("0");
    expect(format.amount("0", 0)).toBe("0");
    expect(format.amount("0.0042", 2)).toBe("0.0042");
    expect(format.amount("0", 2)).toBe("0.00");
    expect(format.number(0.0000004)).toBe("0.00000040");
    expect(format.whole(0.25)).toBe("0.25");
    expect(format.whole(481.6)).toBe("482");
    expect(format.whole(0)).toBe("0");
    expect(format.whole(null)).toBe("–");
  });

  it("shows quantities in a group with the same decimals", () => {
    expect(format.quantities(["-2296.8", "4858.45", "3577.625", "0"])).toEqual([
      "−2,296.800",
      "4,858.450",
      "3,577.625",
      "0.000",
    ]);
    expect(format.quantities(["12", "-3"])).toEqual(["12", "−3"]);
    expect(format.quantities(["1.12345678", "0.00000001"])).toEqual(["1.123457", "0.000000010"]);
  });

  it("shows a currency when it is known", () => {
    const euro = createFormat({ locale: "en-GB", timeZone: "UTC", currency: "EUR", units });
    expect(euro.amount("1234.5", 2)).toBe("€1,234.50");
  });

  it("floors shares, so that 100 % means all", () => {
    expect(format.share(1)).toBe("100%");
    expect(format.share(0.99999)).toBe("99.9%");
    expect(format.share(0.29)).toBe("29.0%");
    expect(format.wholeShare(0.29)).toBe("29%");
    expect(format.wholeShare(0.999)).toBe("99%");
    expect(format.wholeShare(null)).toBe("–");
    expect(format.share(2163 / 5120)).toBe("42.2%");
    expect(format.share(0.0009)).toBe("<0.1%");
    expect(format.share(1.25)).toBe("125.0%");
  });
});

describe("working hours", () => {
  it("lists days and hours as configured", () => {
    const days = (from: number, to = from) => ({ from, to });
    const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 });
    expect(
      format.schedule([
        { days: [days(1, 5)], hours: [hours(6, 14), hours(14.5, 22)] },
        { days: [days(6), days(7)], hours: [hours(22, 6)] },
      ]),
    ).toBe("Mon–Fri 06:00–14:00 and 14:30–22:00, Sat, Sun 22:00–06:00");
    expect(format.schedule([{ days: [days(6, 1)], hours: [hours(0, 24)] }])).toBe(
      "Sat–Mon 00:00–24:00",
    );
  });
});

describe("times", () => {
  const now = at("2026-06-10T10:32:00Z");

  it("names the days around now in the zone", () => {
    expect(format.day(at("2026-06-10T21:59:59Z"), now)).toBe("Today");
    expect(format.day(at("2026-06-10T22:00:00Z"), now)).toBe("Tomorrow");
    expect(format.day(at("2026-06-09T04:00:00Z"), now)).toBe("Yesterday");
    expect(format.day(at("2026-06-02T04:00:00Z"), now)).toBe("Tue 2 Jun");
    expect(format.day(at("2025-06-02T04:00:00Z"), now)).toBe("2 Jun 2025");
  });

  it("counts calendar days across a clock change", () => {
    // On 29 March 2026 Madrid skips 02:00 to 03:00: midnight to midnight is 23 hours.
    const after = at("2026-03-30T00:30:00+02:00");
    expect(format.day(after, at("2026-03-29T00:10:00+01:00"))).toBe("Tomorrow");
  });

  it("shows 24-hour times, with the day unless it is today", () => {
    expect(format.time(at("2026-06-10T22:05:00Z"))).toBe("00:05");
    expect(format.moment(at("2026-06-10T16:40:00Z"), now)).toBe("18:40");
    expect(format.moment(at("2026-06-11T16:40:00Z"), now)).toBe("tomorrow 18:40");
    expect(format.shortMoment(at("2026-06-10T08:32:05Z"), now)).toBe("10 Jun 10:32");
    expect(format.shortMoment(at("2026-06-09T04:00:00Z"), now)).toBe("9 Jun 06:00");
    expect(format.shortMoment(at("2026-06-02T04:00:00Z"), now)).toBe("2 Jun 06:00");
    expect(format.shortMoment(at("2025-12-31T04:00:00Z"), now)).toBe("31 Dec 2025 05:00");
  });

  it("shows durations in two units at most", () => {
    const minute = 60_000;
    expect(format.duration(28 * minute)).toBe("28 min");
    expect(format.duration(130 * minute)).toBe("2 h 10 min");
    expect(format.duration(120 * minute)).toBe("2 h");
    expect(format.duration(31 * 60 * minute + 59 * minute)).toBe("1 d 7 h");
    expect(format.duration(20_000)).toBe("<1 min");
    expect(format.duration(-5)).toBe("<1 min");
    expect(format.duration(null)).toBe("–");
    expect(format.workDuration(31 * 60 * minute + 20 * minute)).toBe("31 h 20 min");
    expect(format.workDuration(28 * minute)).toBe("28 min");
    expect(format.workDuration(0)).toBe("<1 min");
    expect(format.age(8_900)).toBe("8 s");
    expect(format.age(4 * minute)).toBe("4 min");
  });
});
