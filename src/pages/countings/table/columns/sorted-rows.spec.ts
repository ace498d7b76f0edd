import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Counting } from "#contract/counting.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { createFormat } from "#format/format.ts";
import { en } from "#messages/en/catalogue.ts";
import type { CountingSort } from "#pages/countings/search.ts";
import { aCounting } from "#testing/samples.ts";
import { columnNames } from "./columns.tsx";
import { type SortView, sortedRows } from "./sorted-rows.ts";

const view: SortView = {
  now: Date.parse("2026-03-02T12:00:00.000Z"),
  calendarOf: () => roundTheClock,
  collator: new Intl.Collator("en", { numeric: true }),
  context: {
    t: en,
    format: createFormat({ locale: "en", timeZone: "UTC", currency: null, units: en.units }),
    costsHidden: false,
  },
};
const by = (field: CountingSort["field"], descending = false) => ({ field, descending });
const sorted = (countings: readonly Counting[], ...sort: readonly CountingSort[]) =>
  sortedRows(countings, sort, view).map(({ counting }) => counting.id);

const named = (id: string, name: string, changes: Partial<Counting> = {}) =>
  aCounting({ id, warehouse: { ...aCounting().warehouse, name }, ...changes });

describe("sorting", () => {
  it("sorts text as the viewer's language does", () => {
    const countings = [
      named("a", "Zaragoza"),
      named("b", "évora 10"),
      named("c", "Évora 9"),
      named("d", "Fulda"),
    ];
    expect(sorted(countings, by("warehouse.name"))).toEqual(["c", "b", "d", "a"]);
    expect(sorted(countings, by("warehouse.name", true))).toEqual(["a", "d", "b", "c"]);
  });

  it("sorts text that the language treats as equal by the next column", () => {
    const alike = { ...view, collator: new Intl.Collator("en", { sensitivity: "base" }) };
    const countings = ["lyon", "Lyón", "LYON", "Metz"].map((name, index) =>
      named(name, name, { totalIncidents: index }),
    );
    const sort = [by("warehouse.name"), by("totalIncidents", true)];
    const names = sortedRows(countings, sort, alike).map(({ counting }) => counting.id);
    expect(names).toEqual(["LYON", "Lyón", "lyon", "Metz"]);
  });

  it("sorts figures by value", () => {
    const countings = [9, 100, -1, 0].map((totalProductsLeft) =>
      aCounting({ id: String(totalProductsLeft), totalProductsLeft }),
    );
    expect(sorted(countings, by("totalProductsLeft"))).toEqual(["-1", "0", "9", "100"]);
  });

  it("uses further columns for equal values, each in its own direction", () => {
    const countings = [
      named("a", "Porto", { totalIncidents: 1 }),
      named("b", "Lyon", { totalIncidents: 1 }),
      named("c", "Porto", { totalIncidents: 5 }),
    ];
    expect(sorted(countings, by("warehouse.name"), by("totalIncidents", true))).toEqual([
      "b",
      "c",
      "a",
    ]);
  });

  it("puts missing answers last in both directions", () => {
    const countings = [
      aCounting({ id: "none", totalProducts: 0, totalProductsCounted: 0 }),
      aCounting({ id: "much", totalProductsCounted: 150 }),
      aCounting({ id: "little", totalProductsCounted: 10 }),
    ];
    expect(sorted(countings, by("progress"))).toEqual(["little", "much", "none"]);
    expect(sorted(countings, by("progress", true))).toEqual(["much", "little", "none"]);
    const finished = aCounting({ id: "finished", active: false });
    expect(sorted([finished, ...countings], by("elapsed", true)).at(-1)).toBe("finished");
  });

  it("is complete and stable for any columns", () => {
    const sort = fc.uniqueArray(
      fc.record({ field: fc.constantFrom(...columnNames), descending: fc.boolean() }),
      { selector: ({ field }) => field, minLength: 1, maxLength: 3 },
    );
    const countings = fc.array(
      fc.record({ totalIncidents: fc.nat(2), totalProductsCounted: fc.nat(2) }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(countings, sort, (some, columns) => {
        const list = some.map((changes, index) => aCounting({ ...changes, id: String(index) }));
        const ids = sorted(list, ...columns).map(Number);
        expect([...ids].sort((a, b) => a - b)).toEqual(list.map((_, index) => index));
        const textOf = (index: number) => JSON.stringify({ ...list[index], id: "" });
        for (const [index, id] of ids.entries()) {
          const next = ids[index + 1];
          if (next !== undefined && textOf(id) === textOf(next)) expect(id).toBeLessThan(next);
        }
      }),
    );
  });
});
