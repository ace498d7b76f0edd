import { expect, it } from "vitest";
import { noLines } from "#domain/groups/group-totals.ts";
import { createFormat } from "#format/format.ts";
import { en } from "#messages/en/catalogue.ts";
import { groupColumns, withoutCosts } from "./columns.ts";

const format = createFormat({ locale: "en", timeZone: "UTC", currency: null, units: en.units });

it("hides every cost from viewers without costs, and nothing else", () => {
  const whole = { ...noLines, lines: 4, expectedValue: "20" };
  const group = { ...noLines, lines: 2, expectedValue: "5" };
  const columns = groupColumns(en.overview.columns, format, whole);
  const hidden = withoutCosts(columns);
  const changed = hidden.filter((column, index) => column !== columns[index]);
  const t = en.overview.columns;
  expect(changed.map(({ head }) => head)).toEqual([
    t.netValue,
    t.absoluteValue,
    t.valueAtRisk,
    t.shareOfValue,
  ]);
  expect(changed.map(({ value, text }) => [value(group), text(group)])).toEqual(
    changed.map(() => [null, "–"]),
  );
});

it("hides an invented cost because of what it is", () => {
  const invented = { head: "Cost", isCost: true, value: () => 5, text: () => "5" };
  const plain = { ...invented, isCost: false };
  const [cost, other] = withoutCosts<object>([invented, plain]);
  expect([cost?.value({}), cost?.text({})]).toEqual([null, "–"]);
  expect(other).toBe(plain);
});
