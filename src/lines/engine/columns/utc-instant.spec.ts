import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { instant } from "#contract/scalars.ts";
import { utcInstant } from "./utc-instant.ts";

const read = (text: string) => utcInstant(new TextEncoder().encode(`"${text}"`), 1);

test("agrees with the platform's clock", () => {
  const dates = fc.date({
    min: new Date(0),
    max: new Date("9999-12-31T23:59:59.999Z"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(dates, (date) => {
      expect(read(date.toISOString())).toBe(date.getTime());
    }),
    { numRuns: 2000 },
  );
});

test("accepts nothing that the contract refuses", () => {
  const base = "2026-02-28T10:59:59.999Z";
  const position = fc.nat({ max: base.length - 1 });
  const sign = fc.constantFrom(..."0123456789:-+.TZtz e");
  fc.assert(
    fc.property(fc.array(fc.tuple(position, sign), { maxLength: 4 }), (changes) => {
      const text = changes.reduce((t, [at, s]) => t.slice(0, at) + s + t.slice(at + 1), base);
      const taken = read(text);
      if (Number.isNaN(taken)) return;
      expect(v.safeParse(instant, text).success).toBe(true);
      expect(taken).toBe(Date.parse(text));
    }),
    { numRuns: 3000 },
  );
});

test.each(["2024-02-29", "2000-02-29", "2026-04-30", "2026-12-31"])("%s is a valid day", (day) => {
  expect(read(`${day}T00:00:00.000Z`)).toBe(Date.parse(day));
});

test.each([
  "1969-12-31T23:59:59.999Z",
  "2026-01-05T06:00:00Z",
  "2026-01-05T06:00:00.000+00",
  "2026-02-29T00:00:00.000Z",
  "1900-02-29T00:00:00.000Z",
  "2026-04-31T00:00:00.000Z",
  "",
])("%j is left to the slower path", (text) => {
  expect(read(text)).toBeNaN();
});
