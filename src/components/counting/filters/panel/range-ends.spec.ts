import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimal, decimalText } from "#domain/decimal/decimal.ts";
import { numberSigns } from "#format/number-signs.ts";
import { instantsOf } from "#search-params/local-time.ts";
import { endOf, typedNumber, wallOf } from "./range-ends.ts";

const signs = numberSigns("en-GB");

describe("a typed number", () => {
  test.each([
    [" -12.50 ", -12.5],
    ["−0.1", -0.1],
    ["007", 7],
  ])("%j is %j", (text, number) => expect(typedNumber(text, signs)).toBe(number));

  test("has the signs of the region", () => {
    expect(typedNumber("12,5", numberSigns("de-DE"))).toBe(12.5);
    expect(typedNumber("12,5", signs)).toBeNull();
  });

  test("is invalid if a digit would be lost", () => {
    expect(typedNumber("0.12345678901234567891", signs)).toBeNull();
    expect(typedNumber("9007199254740993", signs)).toBeNull();
    expect(typedNumber("9".repeat(400), signs)).toBeNull();
  });

  test("round-trips through its plain notation", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        const text = decimalText(decimal(number));
        expect(typedNumber(text, signs)).toBe(number === 0 ? 0 : number);
      }),
    );
  });
});

const madrid = "Europe/Madrid";
const at = (text: string) => Date.parse(text);

describe("a local time in a time zone", () => {
  test("is a single instant on most days", () => {
    expect(instantsOf("2026-03-02T10:32", madrid)).toEqual([at("2026-03-02T09:32Z")]);
    expect(instantsOf("2026-07-02T10:32", madrid)).toEqual([at("2026-07-02T08:32Z")]);
    expect(instantsOf("2026-03-02T10:32", "Asia/Kathmandu")).toEqual([at("2026-03-02T04:47Z")]);
  });

  test("has no instant where clocks skip it", () => {
    expect(instantsOf("2026-03-29T02:30", madrid)).toEqual([]);
    expect(endOf("2026-03-29T02:30", madrid, "from")).toBeNull();
    // Samoa skipped this day.
    expect(instantsOf("2011-12-30T12:00", "Pacific/Apia")).toEqual([]);
  });

  test("has two instants where clocks repeat it, and a range includes both", () => {
    const [first, last] = [at("2026-10-25T00:30Z"), at("2026-10-25T01:30Z")];
    expect(instantsOf("2026-10-25T02:30", madrid)).toEqual([first, last]);
    expect(endOf("2026-10-25T02:30", madrid, "from")).toBe(first);
    expect(endOf("2026-10-25T02:30", madrid, "to")).toBe(last + 59_999);
  });
});

describe("the end of a range", () => {
  test("includes the whole minute or second", () => {
    expect(endOf("2026-03-02T10:32", "UTC", "to")).toBe(at("2026-03-02T10:32:59.999Z"));
    expect(endOf("2026-03-02T10:32:07", "UTC", "to")).toBe(at("2026-03-02T10:32:07.999Z"));
    expect(endOf("2026-03-02T10:32", "UTC", "from")).toBe(at("2026-03-02T10:32Z"));
  });

  test("is written as short as possible", () => {
    expect(wallOf(at("2026-03-02T10:32:59.999Z"), madrid, "to")).toBe("2026-03-02T11:32");
    expect(wallOf(at("2026-03-02T10:32:07.999Z"), madrid, "to")).toBe("2026-03-02T11:32:07");
    expect(wallOf(at("2026-03-02T10:32:00.999Z"), madrid, "to")).toBe("2026-03-02T11:32:00");
    expect(wallOf(at("2026-03-02T10:32Z"), madrid, "from")).toBe("2026-03-02T11:32");
    expect(wallOf(at("2026-03-02T10:32:07Z"), madrid, "from")).toBe("2026-03-02T11:32:07");
    expect(wallOf(at("2026-03-02T10:32:07.012Z"), madrid, "from")).toBe("2026-03-02T11:32:07.012");
  });

  test("round-trips, except for a repeated time", () => {
    const instants = fc.integer({ min: at("1971-01-01T00:00Z"), max: at("2099-01-01T00:00Z") });
    const units = fc.constantFrom(1, 1000, 60_000);
    const zones = fc.constantFrom("UTC", madrid, "America/St_Johns", "Pacific/Apia");
    fc.assert(
      fc.property(instants, units, zones, (any, unit, zone) => {
        const from = Math.floor(any / unit) * unit;
        const wall = wallOf(from, zone, "from");
        fc.pre(instantsOf(wall, zone).length === 1);
        expect(endOf(wall, zone, "from")).toBe(from);
        const to = from + unit - 1;
        fc.pre(unit !== 1 || wall.length === 23);
        expect(endOf(wallOf(to, zone, "to"), zone, "to")).toBe(to);
      }),
    );
  });
});
