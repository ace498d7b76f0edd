import fc from "fast-check";
import { expect, test } from "vitest";
import { instant } from "#contract/scalars.ts";
import { utcInstant } from "./utc-instant.ts";

test("is what the platform's own clock says", () => {
  const dates = fc.date({ min: new Date(0), max: new Date("9999-12-28"), noInvalidDate: true });
  fc.assert(
    fc.property(dates, (date) => {
      const read = utcInstant(date.toISOString());
      if (date.getUTCDate() <= 28) expect(read).toBe(date.getTime());
      else expect(read).toBeNaN();
    }),
    { numRuns: 2000 },
  );
});

test("takes nothing that the contract refuses", () => {
  const base = "2026-02-28T10:59:59.999Z";
  const place = fc.nat({ max: base.length - 1 });
  const sign = fc.constantFrom(..."0123456789:-+.TZtz e");
  fc.assert(
    fc.property(fc.array(fc.tuple(place, sign), { maxLength: 4 }), (changes) => {
      const text = changes.reduce((t, [at, s]) => t.slice(0, at) + s + t.slice(at + 1), base);
      const read = utcInstant(text);
      if (Number.isNaN(read)) return;
      expect(instant.safeParse(text).success).toBe(true);
      expect(read).toBe(Date.parse(text));
    }),
    { numRuns: 3000 },
  );
});

test.each(["1969-12-31T23:59:59.999Z", "2026-01-05T06:00:00Z", "2026-01-05T06:00:00.000+00", ""])(
  "%j is left to the closer look",
  (text) => {
    expect(utcInstant(text)).toBeNaN();
  },
);
