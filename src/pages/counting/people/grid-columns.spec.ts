import { describe, expect, it } from "vitest";
import type { PersonTotals } from "#components/counting/panels/people/people-rows.ts";
import { showFigure } from "#figures/figures.ts";
import { lineFigures } from "#figures/of-lines.ts";
import { createFormat } from "#format/format.ts";
import { en } from "#messages/en/catalogue.ts";
import { gridColumns } from "./grid-columns.tsx";
import { type PeopleColumn, peopleColumns, visibleColumns } from "./table.tsx";

const format = createFormat({ locale: "en", timeZone: "UTC", currency: null, units: en.units });

function sizeOf(name: PeopleColumn, title: string, amounts: readonly string[] = []) {
  const columns = { ...en.overview.columns, left: title, valueAtRisk: title };
  const people = amounts.map((leftValue) => ({ leftValue }) as PersonTotals);
  const context = {
    messages: en,
    overview: { ...en.overview, columns },
    format,
    costsHidden: false,
    whole: null,
    slow: new Map(),
    moment: null,
  };
  return gridColumns(people, context, (figure) =>
    showFigure(figure, lineFigures[figure], null, { format, costsHidden: false, decimals: 0 }),
  ).find(({ id }) => id === name)?.size;
}

describe("the columns of people", () => {
  it("are fewer in narrow layouts, and complete in cards", () => {
    expect(visibleColumns("medium")).toBe(peopleColumns);
    expect(visibleColumns("cards")).toBe(peopleColumns);
    const narrow = visibleColumns("narrow");
    expect(narrow.length).toBeLessThan(peopleColumns.length);
    // The narrowest window of that layout shows all of them, with its margins.
    const { left } = en.overview.columns;
    const width = narrow.reduce((sum, name) => sum + (sizeOf(name, left) ?? 0), 0);
    expect(width).toBeLessThanOrEqual(900 - 48);
    expect(peopleColumns.filter((name) => narrow.includes(name))).toEqual(narrow);
  });

  it("are as wide as the longer line of their title, which breaks between words", () => {
    // "behind it" has 9 letters: 9 × 6.4 + 12 + 15, rounded up; "Basispositionen" has 15.
    expect(sizeOf("left", "Lines behind it")).toBe(85);
    expect(sizeOf("left", "Basispositionen")).toBe(123);
    expect(sizeOf("left", "Left")).toBe(58);
  });

  it("are as wide as their largest amount", () => {
    // "−2,500,000.00" has ten signs and three separators: 10 × 8.2 + 3 × 4 + 12.
    expect(sizeOf("value-at-risk", "x", ["1", "-2500000", "30"])).toBe(106);
    expect(sizeOf("value-at-risk", "x")).toBe(80);
  });
});
