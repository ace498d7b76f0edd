import { expect, it } from "vitest";
import { noLines } from "#domain/groups/group-totals.ts";
import { createFormat } from "#format/format.ts";
import { en } from "#messages/en/catalogue.ts";
import { shownValue, textOf } from "#table/entries/columns.ts";
import { groupShareColumns } from "./columns.ts";

const format = createFormat({ locale: "en", timeZone: "UTC", currency: null, units: en.units });

it("hide every cost from viewers without costs, and nothing else", () => {
  const whole = { ...noLines, lines: 4, expectedValue: "20" };
  const group = { ...noLines, lines: 2, expectedValue: "5" };
  const shown = { overview: en.overview, format, costsHidden: false, whole };
  const columns = Object.values(groupShareColumns);
  const t = en.overview.columns;
  const hidden = columns.filter(
    (column) =>
      textOf(column, group, shown) !== textOf(column, group, { ...shown, costsHidden: true }),
  );
  expect(hidden.map(({ title }) => title(shown))).toEqual([
    t.netValue,
    t.absoluteValue,
    t.valueAtRisk,
    t.shareOfValue,
  ]);
  const restricted = { ...shown, costsHidden: true };
  expect(
    hidden.map((column) => [
      shownValue(column, group, restricted),
      textOf(column, group, restricted),
    ]),
  ).toEqual(hidden.map(() => [null, "–"]));
});

it("are the shares of the whole", () => {
  const whole = { lines: 4, expectedValue: "20" };
  const group = { ...noLines, lines: 1, expectedValue: "15" };
  const context = { overview: en.overview, format, costsHidden: false, whole };
  const texts = (of: typeof context | (Omit<typeof context, "whole"> & { whole: null })) =>
    (["share-of-lines", "share-of-value"] as const).map((name) =>
      textOf(groupShareColumns[name], group, of),
    );
  expect(texts(context)).toEqual(["25.0%", "75.0%"]);
  expect(texts({ ...context, whole: null })).toEqual(["–", "–"]);
});
