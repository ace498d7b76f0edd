import fc from "fast-check";
import { expect, test } from "vitest";
import type { Line } from "#contract/line.ts";
import { type AbcLens, abcLenses } from "#domain/lines/abc-lens.ts";
import { defaultViewSettings, type ViewSettings } from "#domain/lines/view-settings.ts";
import { type FacetName, facetNames } from "#lines/facets/line-facets.ts";
import { type RangeName, rangeNames } from "#lines/facets/line-ranges.ts";
import type { LineFilter } from "#lines/line-query.ts";
import { lines as anyLine } from "#testing/arbitraries.ts";
import { lineTableOf } from "#testing/line-tables.ts";
import { facetValueOf, figureOf, matchesExcept, naiveNow } from "#testing/naive-filters.ts";
import { firstParts } from "#testing/plain-figures.ts";
import { aCountedLine, aLine } from "#testing/samples.ts";

const tableOf = (lines: readonly Line[]) => lineTableOf(lines, naiveNow);

const views: fc.Arbitrary<ViewSettings> = fc
  .record({ lens: fc.constantFrom<AbcLens[]>(...abcLenses), depth: fc.constantFrom(1, 2) })
  .map(({ lens, depth }) => ({
    ...defaultViewSettings,
    lens,
    zone: { ...defaultViewSettings.zone, depth },
  }));

/**
 * Indexes of lines whose value or figure is used in the filter; -1 is a value that no line has, and an open
 * end.
 */
const indexes = fc.integer({ min: -1, max: 19 });
const filters = fc.record({
  facets: fc.dictionary(
    fc.constantFrom(...facetNames),
    fc.array(indexes, { minLength: 1, maxLength: 6 }),
    { maxKeys: 3 },
  ),
  ranges: fc.dictionary(fc.constantFrom(...rangeNames), fc.record({ from: indexes, to: indexes }), {
    maxKeys: 2,
  }),
  text: fc.constantFrom("", "hex", "m10 a"),
});

function filterOf(
  { facets, ranges, text }: typeof filters extends fc.Arbitrary<infer Asked> ? Asked : never,
  lines: readonly Line[],
  view: ViewSettings,
): LineFilter {
  const at = (index: number) => lines[index % lines.length];
  const value = (name: FacetName, line: Line | undefined) =>
    line ? facetValueOf(name, line, lines, view) : "nowhere";
  const end = (name: RangeName, line: Line | undefined) => {
    const figure = line ? figureOf(name, line) : Number.NaN;
    return Number.isNaN(figure) ? null : figure;
  };
  return {
    text,
    facets: Object.fromEntries(
      Object.entries(facets).map(([name, list]) => [
        name,
        list.map((index) => value(name as FacetName, at(index))),
      ]),
    ),
    ranges: Object.fromEntries(
      Object.entries(ranges).map(([name, { from, to }]) => [
        name,
        { from: end(name as RangeName, at(from)), to: end(name as RangeName, at(to)) },
      ]),
    ),
  };
}

test("filters and facet counts agree with a naive implementation", () => {
  let narrowed = 0;
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 20 }),
      filters,
      views,
      (lines, parts, view) => {
        const table = tableOf(lines);
        const filter = filterOf(parts, lines, view);
        const found = new Set(table.order({ text: parts.text }, [], view));
        const left = (but: FacetName | null) =>
          lines.filter(
            (line, row) => found.has(row) && matchesExcept(line, lines, filter, view, but),
          );
        const rows = table.order(filter, [], view).sort();
        expect(Array.from(rows, (row) => lines[row])).toEqual(left(null));
        if (rows.length > 0 && rows.length < lines.length) narrowed += 1;
        const reported = table.facets(filter, view, facetNames);
        for (const name of facetNames) {
          const counts = new Map<string, number>();
          for (const line of left(name)) {
            const value = facetValueOf(name, line, lines, view);
            counts.set(value, (counts.get(value) ?? 0) + 1);
          }
          const values = reported[name]?.values ?? [];
          const some = values.filter((option) => option.lines > 0);
          expect(new Map(some.map((option) => [option.value, option.lines]))).toEqual(counts);
          expect(reported[name]?.more).toBe(0);
        }
      },
    ),
    { numRuns: 150 },
  );
  // Filters that match all or no lines would prove little.
  expect(narrowed).toBeGreaterThan(15);
});

test("accuracy uses the view's tolerance, and counted lines only", () => {
  // 5 off 100 passes at 5 %, not at 4 %.
  const off = aCountedLine(105, 5);
  const lines = [aCountedLine(100, 0, { prevCountedStock: 99 }), off, aLine({ difference: 5 })].map(
    (line, index) => ({ ...line, index, product: { ...line.product, metrics: null } }),
  );
  const table = tableOf(lines);
  const at = (none: number) => ({
    ...defaultViewSettings,
    tolerances: { ...defaultViewSettings.tolerances, none },
  });
  const judged = (value: string, view: ViewSettings) =>
    [...table.order({ facets: { accuracy: [value] } }, [], view)].join();
  expect(["exact", "tolerated", "off", "none"].map((value) => judged(value, at(0.05)))).toEqual([
    "0",
    "1",
    "",
    "2",
  ]);
  expect(judged("off", at(0.04))).toBe("1");
  expect([...table.order({ facets: { recounted: ["yes"] } }, [], at(0))]).toEqual([0]);
});

test("the naive implementation's zones are the first parts of a code", () => {
  const codes = ["A-2-1", "B.1", "", "-", "C"];
  expect(codes.map((code) => firstParts(code, 1))).toEqual(["A", "B", "", "-", "C"]);
  expect(codes.map((code) => firstParts(code, 2))).toEqual(["A-2", "B.1", "", "-", "C"]);
});

test("data names do not collide with reserved values", () => {
  const codes = ["none", "untyped", "", "=", "L-7"];
  const lots = codes.map((code) => ({ id: code, code, stock: 0 }));
  const table = tableOf([...lots, null].map((lot, index) => ({ ...aLine(), index, lot })));
  const { lot } = table.facets({}, defaultViewSettings, ["lot"]);
  expect(lot?.values.map(({ value, name }) => [value, name])).toEqual([
    ["none", null],
    ["=none", "none"],
    ["=untyped", "untyped"],
    ["=", ""],
    ["==", "="],
    ["L-7", "L-7"],
  ]);
});

test("a line finished without a count has no value to be in a range", () => {
  const table = tableOf([aCountedLine(null, -2), aCountedLine(8, -2)]);
  const rows = (ranges: LineFilter["ranges"]) => [
    ...table.order({ ranges: ranges ?? {} }, [], defaultViewSettings),
  ];
  expect(rows({ value: { from: null, to: 0 } })).toEqual([1]);
  // As sent, and as its column shows it.
  expect(rows({ difference: { from: null, to: 0 } })).toEqual([0, 1]);
});

test("a range of values includes its exact ends", () => {
  // 3 × 0.1 is 0.30000000000000004 in doubles.
  const table = tableOf([aCountedLine(3, 3, { costPrice: 0.1 })]);
  const filter = { ranges: { value: { from: 0.3, to: 0.3 } } };
  expect([...table.order(filter, [], defaultViewSettings)]).toEqual([0]);
});
