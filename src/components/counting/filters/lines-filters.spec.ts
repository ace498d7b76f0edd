import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  appendNew,
  choices,
  firstChoices,
  searchChoices,
} from "#components/counting/filters/panel/facet-values.ts";
import { readEnd, writeEnd } from "#components/counting/filters/panel/range-ends.ts";
import { createFormat } from "#format/format.ts";
import { facetNames } from "#lines/facets/line-facets.ts";
import { rangeNames } from "#lines/facets/line-ranges.ts";
import type { LineFilter } from "#lines/line-query.ts";
import { en } from "#messages/en/catalogue.ts";
import { lineChips } from "./chips-list.ts";
import { partsOf, withEnd, withoutText, withRange, withValue } from "./filter-updates.ts";

const format = createFormat({
  locale: "en-GB",
  timeZone: "Europe/Madrid",
  currency: null,
  units: en.units,
});
const chipsOf = (filter: LineFilter, names: Readonly<Record<string, string>> = {}) =>
  lineChips(filter, {
    t: en,
    format,
    lineOptions: { lens: "valueAbc" },
    nameOf: (facet, value) => names[`${facet}=${value}`] ?? null,
  });
const texts = (filter: LineFilter, names?: Readonly<Record<string, string>>) =>
  chipsOf(filter, names).map(({ name, value }) => `${name}: ${value}`);

describe("an update of the filter", () => {
  test("adds a value, and removes empty parts with the last one", () => {
    const one = withValue({ text: "x" }, { name: "zone", value: "A", isChosen: true });
    expect(one).toEqual({ text: "x", facets: { zone: ["A"] } });
    expect(withValue(one, { name: "zone", value: "B", isChosen: true })).toEqual({
      text: "x",
      facets: { zone: ["A", "B"] },
    });
    expect(withValue(one, { name: "zone", value: "A", isChosen: true })).toEqual(one);
    expect(withValue(one, { name: "zone", value: "A", isChosen: false })).toEqual({ text: "x" });
    expect(withValue({}, { name: "lot", value: "L", isChosen: false })).toEqual({});
  });

  test("sets one end of a range, and removes a range without ends", () => {
    const from = withEnd({}, { name: "value", end: "from", value: -1 });
    expect(from).toEqual({ ranges: { value: { from: -1, to: null } } });
    const both = withEnd(from, { name: "value", end: "to", value: 0 });
    expect(both).toEqual({ ranges: { value: { from: -1, to: 0 } } });
    expect(
      withEnd(withEnd(both, { name: "value", end: "from", value: null }), {
        name: "value",
        end: "to",
        value: null,
      }),
    ).toEqual({});
    expect(withRange(both, "difference", { from: 0, to: 0 }).ranges).toEqual({
      value: { from: -1, to: 0 },
      difference: { from: 0, to: 0 },
    });
    expect(withoutText({ ...both, text: "x" })).toEqual(both);
  });
});

describe("the chips", () => {
  test("name each value, also values without lines", () => {
    const facets = {
      state: ["counted", "nonsense"],
      zone: ["=none", "B"],
      person: ["17", "5", "x"],
      abc: ["A", "none"],
      incident: ["untyped", "none", "Leak"],
      lot: ["none", "="],
      reason: ["0"],
      product: ["p-1"],
      stalled: ["yes"],
    };
    expect(texts({ facets }, { "person=5": "ann", "product=p-1": "SKU-1" })).toEqual([
      "Status: Counted",
      "Status: nonsense",
      "Zone: none",
      "Zone: B",
      "Assigned to: User 17",
      "Assigned to: ann",
      "Assigned to: x",
      "ABC by value: A",
      "ABC by value: No class",
      "Incident: Incident without a type",
      "Incident: No incident",
      "Incident: Leak",
      "Lot: No lot",
      "Lot: (empty)",
      "Reason: Reason 0",
      "Product: SKU-1",
      "Stalled: yes",
    ]);
  });

  test("show all digits of ranges, and instants in the page's time zone", () => {
    const finish = Date.parse("2026-03-02T09:32:00Z");
    expect(
      texts({
        text: " two words",
        ranges: {
          difference: { from: -0.000_000_1, to: 1e21 },
          value: { from: null, to: 0 },
          finishedAt: { from: finish + 7000, to: finish + 59_999 },
        },
      }),
    ).toEqual([
      "Search:  two words",
      "Difference: −0.0000001 to 1000000000000000000000",
      "Value at cost: to 0",
      "Finished: 2 Mar 2026, 10:32:07 to 2 Mar 2026, 10:32",
    ]);
  });

  test("leave an empty filter when all are removed", () => {
    const value = fc.constantFrom("none", "A", "=", "17", "yes");
    const filters: fc.Arbitrary<LineFilter> = fc.record(
      {
        text: fc.constantFrom("a", "b c"),
        facets: fc.dictionary(
          fc.constantFrom(...facetNames),
          fc.uniqueArray(value, { minLength: 1 }),
          { minKeys: 1 },
        ),
        ranges: fc.dictionary(
          fc.constantFrom(...rangeNames),
          fc.record({ from: fc.integer(), to: fc.option(fc.integer()) }),
          { minKeys: 1 },
        ),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(filters, (filter) => {
        const chips = chipsOf(filter);
        expect(chips.length - (filter.text === undefined ? 0 : 1)).toBe(partsOf(filter));
        expect(new Set(chips.map(({ key }) => key)).size).toBe(chips.length);
        expect(chips.reduce((left, { without }) => without(left), filter)).toEqual({});
      }),
    );
  });
});

describe("the values on offer", () => {
  const option = (value: string, lines: number) => ({ value, name: value, lines });
  const titleOf = (value: string, name: string | null) => name ?? `(${value})`;
  const titles = (list: ReturnType<typeof choices>) =>
    list.map(({ title, lines }) => `${title} ${lines}`);

  test("keep their order while counts change", () => {
    const seen = appendNew([], [option("ann", 3), option("bob", 2)]);
    const next = [option("bob", 9), option("zoe", 1)];
    expect(appendNew(seen, [option("bob", 9)])).toBe(seen);
    const now = appendNew(seen, next);
    expect(
      titles(choices("person", { seen: now, options: next, chosen: ["eve"], titleOf })),
    ).toEqual(["ann 0", "bob 9", "zoe 1", "(eve) 0"]);
  });

  test("include fixed values without lines after the others, and sort codes", () => {
    const reported = [{ value: "over", name: null, lines: 4 }];
    expect(
      titles(choices("difference", { seen: reported, options: reported, chosen: [], titleOf })),
    ).toEqual(["(over) 4", "(short) 0", "(zero) 0", "(none) 0"]);
    const zones = [option("A10", 5), option("none", 2), option("A2", 1)];
    expect(titles(choices("zone", { seen: zones, options: zones, chosen: [], titleOf }))).toEqual([
      "none 2",
      "A2 1",
      "A10 5",
    ]);
  });

  test("match search words without regard to accents, and are cut to a few", () => {
    const reported = [option("Écrou usé", 1), option("Bolt", 1), option("Nut", 1)];
    const all = choices("reason", { seen: reported, options: reported, chosen: [], titleOf });
    expect(titles(searchChoices(all, "USE ecr"))).toEqual(["Écrou usé 1"]);
    expect(searchChoices(all, " ")).toEqual(all);
    expect(searchChoices(all, "none such")).toEqual([]);
    expect(titles(firstChoices(all, ["Nut"], 1))).toEqual(["Écrou usé 1", "Nut 1"]);
  });
});

describe("the field of a range's end", () => {
  const formatIn = (timeZone: string) =>
    createFormat({ locale: "en-GB", timeZone, currency: null, units: en.units });
  const read = (name: "value" | "finishedAt", text: string, zone = "Europe/Madrid") =>
    readEnd(name, { text, end: "to", format: formatIn(zone), t: en.lineFilters });
  const format = formatIn("UTC");
  const { faults, twice } = en.lineFilters;

  test("reads a number, a time, an open end or an error", () => {
    expect(read("value", "−1.5")).toEqual({ value: -1.5, note: null });
    expect(read("value", " ")).toEqual({ value: null, note: null });
    expect(read("value", "1,5")).toEqual({ fault: faults.number("−12.5") });
    expect(read("finishedAt", "0026-03-02T10:32")).toEqual({ fault: faults.year });
    expect(read("finishedAt", "2026-03-29T02:30")).toEqual({
      fault: faults.skipped("Europe/Madrid"),
    });
    expect(read("finishedAt", "2026-10-25T02:30")).toEqual({
      value: Date.parse("2026-10-25T01:30:59.999Z"),
      note: twice("Europe/Madrid"),
    });
  });

  test("reads back its own output", () => {
    expect(writeEnd("value", { value: -1e21, end: "from", format })).toBe(
      "−1000000000000000000000",
    );
    expect(writeEnd("value", { value: null, end: "from", format })).toBe("");
    const end = Date.parse("2026-03-02T10:32:59.999Z");
    expect(writeEnd("finishedAt", { value: end, end: "to", format })).toBe("2026-03-02T10:32");
  });
});
