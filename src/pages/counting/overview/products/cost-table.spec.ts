import { expect, test } from "vitest";
import { parseDecimal } from "#domain/decimal/decimal.ts";
import { en } from "#messages/en/catalogue.ts";
import { costContent } from "./cost-content.ts";

const { cost: t } = en.overview;

test("has the variance exactly, and nothing in place of hidden costs", () => {
  const row = (name: string, units: string, value: string | null) => ({
    name,
    units: { value: units },
    value: { value },
  });
  const zero = parseDecimal("0");
  const rows = [
    row(t.net, "-3.5", "-0.30000000000001"),
    row(t.absolute, "9", "0"),
    row(t.gains, "0", "0"),
    row(t.losses, "0", null),
  ];
  expect(costContent(rows, t).rows).toEqual([
    [t.net, parseDecimal("-3.5"), parseDecimal("-0.30000000000001")],
    [t.absolute, parseDecimal("9"), zero],
    [t.gains, zero, zero],
    [t.losses, zero, null],
  ]);
});
