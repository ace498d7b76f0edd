import { expect, test } from "vitest";
import { hour, minute } from "#domain/time/units.ts";
import { createFormat } from "#format/format.ts";
import { en } from "#messages/en/catalogue.ts";
import { endText, latenessText } from "./finish-text.ts";

const format = createFormat({ locale: "en-GB", timeZone: "UTC", currency: null, units: en.units });

test("an end less than a minute from the deadline is neither late nor early", () => {
  const deadline = Date.parse("2026-03-02T12:00:00Z");
  const at = (late: number) => ({ early: deadline + late, late: deadline + late });
  expect(latenessText(at(-20_000), deadline, format)).toBeNull();
  expect(latenessText(at(-2 * minute), deadline, format)).toBe("2 min early");
});

test("of two ends on different days, each has its day", () => {
  const now = Date.parse("2026-03-02T12:00:00Z");
  const text = (early: number, late: number) =>
    endText({ early: now + early * hour, late: now + late * hour }, now, format).replaceAll(
      "\u00a0",
      " ",
    );
  expect(text(2, 4)).toBe("14:00–16:00");
  expect(text(2, 19)).toBe("Today 14:00–tomorrow 07:00");
  expect(text(20, 22)).toBe("tomorrow 08:00–10:00");
});

test("of two ends one of which is at the deadline, the other is told", () => {
  const deadline = Date.parse("2026-03-02T12:00:00Z");
  const ends = (early: number, late: number) => ({
    early: deadline + early,
    late: deadline + late,
  });
  expect(latenessText(ends(-7 * hour, 20_000), deadline, format)).toBe("up to 7 h early");
  expect(latenessText(ends(0, 2 * hour), deadline, format)).toBe("up to 2 h late");
});
