import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { invalidInCounting } from "#components/counting/parts.ts";
import { abcLenses } from "#domain/lines/abc-lens.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import { facetNames } from "#lines/facets/line-facets.ts";
import { isTimeRange, rangeNames } from "#lines/facets/line-ranges.ts";
import { lineFields } from "#lines/line-fields.ts";
import { accuracyGroupings, countingSearch, tabs } from "./search.ts";

const field = fc.constantFrom(...lineFields);
const values = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 3 });
const ends = fc.oneof(fc.integer(), fc.constant(0.1), fc.constant(null));
const ranges = fc
  .record({ from: ends, to: ends })
  .filter(({ from, to }) => from !== null || to !== null);
const some = <T>(names: readonly string[], value: fc.Arbitrary<T>) =>
  fc.dictionary(fc.constantFrom(...names), value, { minKeys: 1 });
const instants = ranges.map(({ from, to }) => ({
  from: from === null ? null : Math.trunc(from),
  to: to === null ? null : Math.trunc(to),
}));
const share = fc.constantFrom(0, 0.005, 0.01, 0.5, 1);

const search = fc.record({
  tab: fc.constantFrom(...tabs),
  filter: fc.record(
    {
      text: fc.string({ minLength: 1 }),
      facets: some(facetNames, values),
      ranges: fc.oneof(
        some(
          rangeNames.filter((name) => !isTimeRange(name)),
          ranges,
        ),
        some(rangeNames.filter(isTimeRange), instants),
      ),
    },
    { requiredKeys: [] },
  ),
  sort: fc.uniqueArray(fc.record({ field, descending: fc.boolean() }), {
    selector: (sort) => sort.field,
  }),
  columns: fc.option(fc.uniqueArray(field, { minLength: 1 }), { nil: null }),
  line: fc.option(fc.integer(), { nil: null }),
  lineOptions: fc.record(
    {
      lens: fc.constantFrom(...abcLenses),
      tolerances: fc.record({ A: share, B: share, C: share, none: share }),
      zone: fc.record({
        depth: fc.integer({ min: 1, max: 9 }),
        separators: fc.constant(defaultViewSettings.zone.separators),
      }),
      asOf: fc
        .date({ min: new Date(0), max: new Date("9999-01-01"), noInvalidDate: true })
        .map(Number),
    },
    { requiredKeys: ["lens", "tolerances", "zone"] },
  ),
  accuracyBy: fc.constantFrom(...accuracyGroupings),
});

describe("the address of a counting's page", () => {
  it("reads back every search that it writes", () => {
    fc.assert(
      fc.property(search, (wanted) => {
        const written = countingSearch.update(new URLSearchParams(), wanted).toString();
        expect(countingSearch.parse(new URLSearchParams(written))).toEqual(wanted);
      }),
    );
  });

  it("leaves defaults out and other parameters alone", () => {
    const search = new URLSearchParams(
      "tz=Europe%2FMadrid&tab=lines&q=bolt&zone=A&zone=B&value-from=1&line=0&lens=valueAbc&accuracy-by=abc",
    );
    const next = countingSearch.update(search, {
      tab: "overview",
      filter: {},
      columns: null,
      line: null,
      lineOptions: defaultViewSettings,
      accuracyBy: "zone",
    });
    expect(next.toString()).toBe("tz=Europe%2FMadrid");
  });

  it("falls back to the default for unknown values", () => {
    const search = new URLSearchParams(
      "tab=nonsense&sort=-difference,nonsense,product.code,difference&zone=&columns=none&line=x" +
        "&lens=x&tolerance=A:2,B,C:0.1,D:1&zone-depth=0&value-from=much&finished-to=never&at=6&accuracy-by=reason",
    );
    expect(countingSearch.parse(search)).toEqual({
      tab: "overview",
      filter: {},
      sort: [
        { field: "difference", descending: true },
        { field: "product.code", descending: false },
      ],
      columns: null,
      line: null,
      lineOptions: {
        ...defaultViewSettings,
        tolerances: { ...defaultViewSettings.tolerances, C: 0.1 },
      },
      accuracyBy: "zone",
    });
  });

  it("keeps the grouping of accuracy apart from the accuracy facet", () => {
    const narrowed = new URLSearchParams("accuracy=exact&accuracy-by=person");
    expect(countingSearch.parse(narrowed)).toMatchObject({
      filter: { facets: { accuracy: ["exact"] } },
      accuracyBy: "person",
    });
    const changed = countingSearch.update(narrowed, { accuracyBy: "abc" });
    expect(Object.fromEntries(changed)).toEqual({ accuracy: "exact", "accuracy-by": "abc" });
    expect(`${countingSearch.update(narrowed, { filter: {} })}`).toBe("accuracy-by=person");
  });
});

describe("invalid search parameters of a counting", () => {
  it("are none of those that the page writes", () => {
    fc.assert(
      fc.property(search, (written) => {
        expect(invalidInCounting(countingSearch.update(new URLSearchParams(), written))).toEqual(
          [],
        );
      }),
    );
  });

  it("are listed by name and value", () => {
    const address =
      "tab=nonsense&line=abc&at=never&since=never&lens=x&zone-depth=99&accuracy-by=moon" +
      "&difference-from=much&finished-to=soon&sort=-bogus,product.code&columns=index,zzz" +
      "&tolerance=A:0.02,E:1&tz=Mars&other=1";
    expect(invalidInCounting(new URLSearchParams(address)).toSorted()).toEqual([
      "accuracy-by=moon",
      "at=never",
      "columns=zzz",
      "difference-from=much",
      "finished-to=soon",
      "lens=x",
      "line=abc",
      "since=never",
      "sort=-bogus",
      "tab=nonsense",
      "tolerance=E:1",
      "zone-depth=99",
    ]);
  });

  it("do not include empty values", () => {
    expect(invalidInCounting(new URLSearchParams("tab=&line=&at=&since=&sort=&columns="))).toEqual(
      [],
    );
  });
});
