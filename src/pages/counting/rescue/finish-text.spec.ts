import { expect, test } from "vitest";
import { minute } from "#domain/time/units.ts";
import { createFormat } from "#format/format.ts";
import { en } from "#messages/en/catalogue.ts";
import { latenessText } from "./finish-text.ts";

const format = createFormat({ locale: "en-GB", timeZone: "UTC", currency: null, units: en.units });

test("an end less than a minute from the deadline is neither late nor early", () => {
  const deadline = Date.parse("2026-03-02T12:00:00Z");
  const at = (late: number) => ({ early: deadline + late, late: deadline + late });
  expect(latenessText(at(-20_000), deadline, format)).toBeNull();
  expect(latenessText(at(-2 * minute), deadline, format)).toBe("2 min early");
});
