import { expect, test } from "vitest";
import { parseDecimal } from "#domain/decimal/decimal.ts";
import { noLines, noValues } from "#domain/groups/group-totals.ts";
import { en } from "#messages/en/catalogue.ts";
import { costContent } from "./cost-content.ts";

const { cost: t } = en.overview;

test("has the variance exactly, and nothing in place of hidden costs", () => {
  const totals = {
    ...noLines,
    netUnits: "-3.5",
    absoluteUnits: "9",
    netValue: "-0.30000000000001",
  };
  const zero = parseDecimal("0");
  expect(costContent(totals, t).rows).toEqual([
    [t.net, parseDecimal("-3.5"), parseDecimal("-0.30000000000001")],
    [t.absolute, parseDecimal("9"), zero],
    [t.gains, zero, zero],
    [t.losses, zero, zero],
  ]);
  expect(costContent({ ...totals, ...noValues }, t).rows[0]).toEqual([
    t.net,
    parseDecimal("-3.5"),
    null,
  ]);
});
