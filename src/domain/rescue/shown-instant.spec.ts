import fc from "fast-check";
import { expect, test } from "vitest";
import { hour, minute } from "#domain/time/units.ts";
import { shownInstant } from "./work.ts";

const now = Date.parse("2026-03-02T12:02:00Z");
const at = (time: string) => Date.parse(`2026-03-02T${time}Z`);

test("an end is rounded as finely as its distance allows", () => {
  expect(shownInstant(at("12:30:40"), now)).toBe(at("12:31:00"));
  expect(shownInstant(at("15:07:20"), now)).toBe(at("15:05:00"));
  expect(shownInstant(now + 13 * hour, now)).toBe(now + 13 * hour - 2 * minute);
});

test("a later end is never shown as an earlier one, and rounding twice is rounding once", () => {
  const lengths = fc.integer({ min: 0, max: 20 * hour });
  fc.assert(
    fc.property(lengths, lengths, (one, other) => {
      const [first, second] = [Math.min(one, other), Math.max(one, other)];
      const shown = shownInstant(now + first, now);
      expect(shown).toBeLessThanOrEqual(shownInstant(now + second, now));
      expect(shownInstant(shown, now)).toBe(shown);
    }),
    { examples: [[hour - 1, hour + 1]] },
  );
});
