import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Hidden } from "#contract/access.ts";
import {
  byStart,
  byText,
  monthIn,
  naiveComparison,
  naiveCoverage,
  naiveOffenders,
  naiveRecord,
  naiveVariance,
} from "#gateway/history/testing/naive-history.ts";
import {
  openSmallArchive,
  type SampleCounting,
  type SampleLine,
  type SmallArchive,
} from "#gateway/history/testing/small-archive.ts";
import { fuzzRuns, fuzzTimeout } from "#testing/fuzz-runs.ts";

const timeZone = "Europe/Madrid";
const now = "2026-03-30T12:00:00Z";
/** The end of that day, after the change of the clocks. */
const until = Date.parse("2026-03-30T22:00:00Z");

const orNull = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null });
const thousandths = (max: number) =>
  fc.oneof(
    fc.constant("0"),
    fc.integer({ min: -max, max }).map((value) => String(value / 1000)),
  );
const instants = fc
  .integer({ min: Date.parse("2025-12-30T00:00:00Z"), max: Date.parse("2026-03-31T23:00:00Z") })
  .map((time) => new Date(time).toISOString());
const codes = fc.constantFrom("P-1", "a/b%' 😀", "é", "\ue000", "😀");
const places = fc.constantFrom("A-01-02", "A-01-03", "B", "/x");

const lines: fc.Arbitrary<SampleLine> = fc
  .record({
    product: codes,
    class: orNull(fc.constantFrom("A" as const, "B" as const, "C" as const)),
    location: places,
    lot: orNull(fc.constantFrom("L1", "")),
    person: fc.integer({ min: 0, max: 2 }),
    name: orNull(fc.constantFrom("Ada", "Ben")),
    started_at: orNull(instants),
    finished_at: orNull(instants),
    stock: thousandths(20_000),
    counted: orNull(thousandths(20_000)),
    difference: orNull(thousandths(3000)),
    cost: fc.integer({ min: 0, max: 99_999 }).map((value) => String(value / 10_000)),
    reason: orNull(fc.constantFrom("Damaged", "Theft")),
    incident: orNull(fc.constant("Blocked")),
  })
  .map(({ stock, ...line }) => {
    const [zone = "", aisle = null, bay = null] = line.location.split("-");
    const { counted, difference } = line;
    const isComputed = counted !== null && difference !== null;
    const expected = isComputed
      ? String((Math.round(Number(counted) * 1000) - Math.round(Number(difference) * 1000)) / 1000)
      : stock;
    return { ...line, zone, aisle, bay, expected, description: `Of ${line.product}` };
  });

const histories: fc.Arbitrary<readonly SampleCounting[]> = fc
  .array(
    fc.record({
      warehouse: fc.integer({ min: 1, max: 3 }),
      startedAt: fc.oneof(instants, fc.constant("2026-02-28T23:00:00.000Z")),
      lines: fc.array(lines, { maxLength: 12 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((countings) => countings.map((one, index) => ({ ...one, id: `c${index} '%` })));

const hiddens = fc.constantFrom<readonly Hidden[]>([], ["costs"], ["names"], ["costs", "names"]);

let archive: SmallArchive;

beforeAll(async () => {
  archive = await openSmallArchive();
});

afterAll(() => archive.end());

/** A history as viewers of everything, of a warehouse, and of one that has none ask about it. */
async function inEveryScope(
  countings: readonly SampleCounting[],
  hidden: readonly Hidden[],
  check: (
    ours: readonly SampleCounting[],
    options: { warehouse: string | null; hidden: readonly Hidden[]; timeZone: string; now: string },
  ) => Promise<void>,
): Promise<void> {
  await archive.write(countings);
  const scopes = [null, 1, 9].map((warehouse) =>
    check(
      countings.filter((one) => warehouse === null || one.warehouse === warehouse),
      { warehouse: warehouse === null ? null : String(warehouse), hidden, timeZone, now },
    ),
  );
  await Promise.all(scopes);
}

const groupings = {
  all: () => null,
  warehouse: (_: SampleLine, { warehouse }: SampleCounting) => String(warehouse),
  class: (line: SampleLine) => line.class,
  zone: (line: SampleLine) => line.zone,
  reason: (line: SampleLine) => line.reason,
};

const periods = fc.constantFrom("month" as const, "quarter" as const);
const bys = fc.constantFrom(...(Object.keys(groupings) as (keyof typeof groupings)[]));

describe("the engine answers as exact sums over all lines do, in every scope and redaction", () => {
  test("accuracy by each group, and each counting", { timeout: fuzzTimeout }, async () => {
    await fc.assert(
      fc.asyncProperty(histories, hiddens, periods, bys, (countings, hidden, period, by) =>
        inEveryScope(countings, hidden, async (ours, options) => {
          const periodOf = (counting: SampleCounting) => {
            const month = monthIn(timeZone, counting);
            if (period === "month") return month;
            return `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`;
          };
          const groups = new Map<string, { ids: Set<string>; lines: SampleLine[] }>();
          for (const counting of ours) {
            for (const line of counting.lines) {
              const key = JSON.stringify([periodOf(counting), groupings[by](line, counting)]);
              const group = groups.get(key) ?? { ids: new Set(), lines: [] };
              group.ids.add(counting.id);
              group.lines.push(line);
              groups.set(key, group);
            }
          }
          const expected = [...groups].map(([key, group]) => {
            const [name, value] = JSON.parse(key);
            const variance = naiveVariance(group.lines, hidden);
            return { period: name, group: value, countings: group.ids.size, ...variance };
          });
          expected.sort((a, b) => byText(a.period, b.period) || byText(a.group, b.group));
          const query = { by, period };
          expect((await archive.answer("accuracy", query, options)).rows).toEqual(expected);

          const each = await archive.answer("countings", {}, options);
          expect(each.total).toBe(ours.length);
          expect(each.rows.map(({ counting: { id }, ...row }) => ({ id, ...row }))).toEqual(
            ours
              .toSorted(byStart)
              .reverse()
              .map((one) => ({
                id: one.id,
                month: monthIn(timeZone, one),
                ...naiveVariance(one.lines, hidden),
              })),
          );
        }),
      ),
      { ...fuzzRuns(0.006), endOnFailure: true },
    );
  });

  test("offenders and coverage of a warehouse", { timeout: fuzzTimeout }, async () => {
    const kinds = fc.constantFrom("product" as const, "location" as const);
    const limits = fc.record({
      least: fc.integer({ min: 1, max: 2 }),
      of: fc.integer({ min: 1, max: 4 }),
    });
    const groups = fc.constantFrom("zone" as const, "class" as const, "bay" as const);
    await fc.assert(
      fc.asyncProperty(
        histories,
        hiddens,
        kinds,
        limits,
        groups,
        instants,
        (countings, hidden, kind, { least, of }, by, before) =>
          inEveryScope(countings, hidden, async (ours, options) => {
            if (new Set(ours.map(({ warehouse }) => warehouse)).size > 1) return;
            const query = { kind, least: String(least), of: String(of) };
            const { rows, total } = await archive.answer("offenders", query, options);
            const expected = naiveOffenders(ours, kind, { least, of, hidden });
            expect([total, rows]).toEqual([expected.length, expected]);
            const earlier = ours.filter((one) => Date.parse(one.startedAt) < Date.parse(before));
            const wrong = naiveOffenders(earlier, "product", { least: 1, of, hidden });
            const times = [...new Set(wrong.map((one) => one.wrong))].sort((a, b) => b - a);
            const asked = { of: String(of), before };
            expect(await archive.answer("wrong-before", asked, options)).toEqual({
              countings: Math.min(of, earlier.length),
              wrong: times.map((count) => {
                const often = wrong.filter((one) => one.wrong === count).map(({ code }) => code);
                return { times: count, products: often.sort(byText) };
              }),
            });
            const coverage = await archive.answer("coverage", { by }, options);
            expect(coverage).toEqual({
              today: "2026-03-30",
              rows: naiveCoverage(ours, by, { until, hidden }),
            });
          }),
      ),
      { ...fuzzRuns(0.006), endOnFailure: true },
    );
  });

  test("stories, comparisons and what was before", { timeout: fuzzTimeout }, async () => {
    await fc.assert(
      fc.asyncProperty(histories, hiddens, codes, places, (countings, hidden, product, location) =>
        inEveryScope(countings, hidden, async (ours, options) => {
          for (const [name, code] of [
            ["product", product],
            ["location", location],
          ] as const) {
            const found = ours
              .toSorted(byStart)
              .reverse()
              .flatMap((counting) =>
                counting.lines
                  .filter((line) => line[name] === code)
                  .map((line) => ({ counting, line })),
              );
            const story = await archive.answer(name, { code }, options);
            expect(story.total).toBe(found.length);
            const shown = story.lines.map(({ counting, location: place, lot, name: person }) => ({
              counting,
              place,
              lot,
              person,
            }));
            expect(shown).toEqual(
              found.map(({ counting, line }) => ({
                counting: counting.id,
                place: line.location,
                lot: line.lot,
                person: hidden.includes("names") ? undefined : line.name,
              })),
            );
            const warehouses = new Set(found.map(({ counting }) => counting.warehouse));
            const records = [...warehouses].sort().map((warehouse) => {
              const own = found.filter(({ counting }) => counting.warehouse === warehouse);
              const ids = [...new Set(own.map(({ counting }) => counting.id))].reverse();
              const lists = ids.map((id) =>
                own.filter(({ counting }) => counting.id === id).map(({ line }) => line),
              );
              return { warehouse, ...naiveRecord(lists, hidden) };
            });
            expect(story.records).toEqual(records);
          }
          const [a, b] = ours;
          if (a === undefined || b === undefined) return;
          const compared = await archive.answer("compare", { a: a.id, b: b.id }, options);
          const { rows, ...counts } = naiveComparison(a, b, hidden);
          expect(compared).toMatchObject({ a: { id: a.id }, b: { id: b.id }, ...counts });
          const wrong = [...rows].filter(([, { kind }]) => kind !== "right");
          expect(compared.total).toBe(wrong.length);
          expect(
            new Map(
              compared.rows.map(({ product: code, location: place, lot, kind, a: inA, b: inB }) => [
                JSON.stringify([code, place, lot]),
                { kind, a: inA, b: inB },
              ]),
            ),
          ).toEqual(new Map(wrong));
          for (const { kind, places: count } of compared.kinds) {
            expect(count).toBe([...rows.values()].filter((row) => row.kind === kind).length);
          }
          const before = ours.filter((one) => one.warehouse === b.warehouse && byStart(one, b) < 0);
          const previous = await archive.answer(
            "previous",
            { counting: b.id, limit: "24" },
            options,
          );
          expect(previous.countings.map(({ id }) => id)).toEqual(
            before
              .toSorted(byStart)
              .reverse()
              .map(({ id }) => id),
          );
        }),
      ),
      { ...fuzzRuns(0.006), endOnFailure: true },
    );
  });
});
