import { beforeAll, describe, expect, test } from "vitest";
import type { Counting } from "#contract/counting.ts";
import type { Line } from "#contract/line.ts";
import { countingFacts } from "#domain/counting/facts.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import { ChangesTotaller } from "#domain/replay/changes.ts";
import { replaySpan } from "#domain/replay/history.ts";
import { factsAsOf } from "#domain/replay/past-facts.ts";
import { everyLine, type LineFilter } from "#lines/line-query.ts";
import { defaultFields } from "#lines/line-row.ts";
import { createClient, decoded, someday } from "#reference-api/spec-client.ts";
import { lineAt } from "#testing/line-at.ts";
import { matchesExcept } from "#testing/naive-filters.ts";
import { plainGroupFigures, plainGroups, plainLineFigures } from "#testing/plain-figures.ts";
import { aCountedLine, aDocumentation, aLine, anIncident } from "#testing/samples.ts";
import { LineColumns } from "./columns/line-columns.ts";
import { LineTable } from "./line-table.ts";

const view = defaultViewSettings;

function tableOf(lines: readonly Line[], now: number): LineTable {
  const columns = new LineColumns();
  for (const line of lines) expect(columns.add(line)).toBe(true);
  return new LineTable(columns, now);
}

interface Replayed {
  readonly id: string;
  readonly now: number;
  readonly counting: Counting;
  readonly lines: readonly Line[];
  readonly table: LineTable;
}

/** At least 30 countings of every kind, at two moments. */
const countings: Replayed[] = [];

beforeAll(async () => {
  for (const now of [someday, someday + 5 * 3_600_000]) {
    const client = createClient({ now: () => now });
    const items = (await client.items("?limit=100")).filter((one) => one.totalProducts <= 300);
    const ids = [...items.slice(0, 16).map(({ id }) => id), "lines-1", "lines-300"];
    for (const id of ids) {
      const { header, products } = await client.detail(id);
      const lines = decoded(products);
      countings.push({ id, now, counting: header, lines, table: tableOf(lines, now) });
    }
  }
}, 60_000);

/** Facets that may have had other lines in the past; stalled lines depend on the time as well. */
const dated = [
  "state",
  "difference",
  "documented",
  "recount",
  "incident",
  "reason",
  "misplaced",
] as const;

/** Pseudo-random numbers, the same in every run. */
function* lot(): Generator<number> {
  for (let seed = 20; ; seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) yield seed / 2 ** 31;
}

describe("replayed to the end, more than 30 countings are as they are now", () => {
  test("in every figure, overall and by group, in every facet, order and row", () => {
    expect(countings.length).toBeGreaterThan(30);
    for (const { id, counting, lines, table, now } of countings) {
      const facts = countingFacts(counting);
      const { until } = replaySpan(facts, table.history(), now);
      const past = table.asOf(until);
      expect(past, id).not.toBe(table);
      expect(past.figures(everyLine, view), id).toEqual(table.figures(everyLine, view));
      const sorts = [{ field: "value", descending: true }] as const;
      const order = table.order(everyLine, sorts, view);
      expect(past.order(everyLine, sorts, view)).toEqual(order);
      expect(past.rows(order, defaultFields)).toEqual(table.rows(order, defaultFields));
      expect(past.line(0)).toEqual(table.line(0));
      const { totals } = past.figures(everyLine, view);
      // These headers agree with their lines.
      expect(factsAsOf(facts, totals, table.momentAt(until)), id).toEqual(facts);
      expect(past.facets(everyLine, view, dated)).toEqual(table.facets(everyLine, view, dated));
      expect(lines.length).toBe(totals.lines);
    }
  });
});

describe("replayed to any instant, countings are as their JSON would have been", () => {
  test("in every figure, overall and by group, and in the matches of a filter", () => {
    const rendered = lot();
    let between = 0;
    for (const { id, counting, lines, table, now } of countings) {
      const { from, until } = replaySpan(countingFacts(counting), table.history(), now);
      const at = Math.round(from + (until - from) * (rendered.next().value ?? 0));
      const then = lines.map((line) => lineAt(line, at));
      const past = table.asOf(at);
      const { totals, people, zones } = past.figures(everyLine, view);
      const plain = plainLineFigures(then, then, view);
      expect(String(totals.counted), `${id} at ${at}`).toBe(plain["lines-counted"]);
      expect(String(totals.discrepancies)).toBe(plain["lines-discrepancies"]);
      expect(String(totals.incidents)).toBe(plain["lines-incidents"]);
      expect(String(totals.undocumented)).toBe(plain.undocumented);
      expect(String(totals.recounted)).toBe(plain.recounted);
      expect(totals.netValue).toBe(plain["net-value"]);
      expect(totals.absoluteValue).toBe(plain["absolute-value"]);
      expect(totals.leftValue).toBe(plain["value-at-risk"]);
      for (const [groups, kind] of [
        [zones.groups, "zone"],
        [people, "person"],
      ] as const) {
        for (const [key, of] of plainGroups(then, kind, view)) {
          const group = groups.find((one) => String(one.key) === key);
          const figures = plainGroupFigures(of, view);
          expect(String(group?.counted)).toBe(figures["lines-counted"]);
          expect(group?.netValue).toBe(figures["net-value"]);
        }
      }
      // A table of that moment's JSON gives the same results, for all lines and for some.
      const other = tableOf(then, at);
      const filter: LineFilter = {
        facets: { difference: ["short", "over"], documented: ["no"] },
      };
      for (const some of [everyLine, filter]) {
        expect(past.figures(some, view)).toEqual(other.figures(some, view));
        expect(past.facets(some, view, dated)).toEqual(other.facets(some, view, dated));
        const sorts = [{ field: "incident.type.name", descending: false }] as const;
        const order = past.order(some, sorts, view);
        expect(order).toEqual(other.order(some, sorts, view));
        expect(past.rows(order, defaultFields)).toEqual(other.rows(order, defaultFields));
      }
      expect(past.order(filter, [], view).length).toBe(
        then.filter((line) => matchesExcept(line, then, filter, view)).length,
      );
      if (totals.counted > 0 && totals.left > 0) between += 1;
      // Changes between two instants are the difference of the states at them.
      const changes = table.changes(new ChangesTotaller({ from: at, to: until }, view));
      const end = table.asOf(until).figures(everyLine, view).totals;
      expect(changes.counted).toBe(end.counted - totals.counted);
      expect(changes.incidents).toBe(end.incidents - totals.incidents);
      expect(changes.discrepancies).toBe(end.discrepancies - totals.discrepancies);
    }
    expect(between).toBeGreaterThan(10);
  });
});

describe("a line at a past instant", () => {
  const at = (time: string) => Date.parse(`2026-03-02T${time}:00Z`);
  const stamp = (time: string) => new Date(at(time)).toISOString();
  const documentation = { ...aDocumentation("Damaged"), createdAt: stamp("08:00") };
  const incident = { ...anIncident("Broken"), createdAt: stamp("06:30") };
  const line = aCountedLine(8, -2, {
    startedAt: stamp("06:00"),
    finishedAt: stamp("07:00"),
    prevCountedStock: 7,
    prevDifference: -3,
    documentation,
    incident,
  });
  const table = tableOf([line, aLine({ id: 2, index: 1 })], at("12:00"));
  const cells = (time: string) =>
    table.asOf(at(time)).rows(Uint32Array.of(0), ["countedStock", "difference", "value"])[0];

  test("gets each part at its instant", () => {
    expect(cells("05:59")).toMatchObject({ state: "not-started", hasIncident: false });
    expect(cells("06:00")).toMatchObject({ state: "in-progress", hasIncident: false });
    expect(cells("06:30")).toMatchObject({ state: "in-progress", hasIncident: true });
    expect(cells("06:59")).toMatchObject({ countedStock: null, difference: null, value: null });
    expect(cells("07:00")).toMatchObject({
      state: "counted",
      countedStock: 8,
      difference: -2,
      value: "-5",
      undocumented: true,
    });
    expect(cells("08:00")).toMatchObject({ undocumented: false });
  });

  test("has no count before the last one, since the API has no instants of others", () => {
    const before = table.asOf(at("06:59")).line(0);
    expect(before).toMatchObject({ prevCountedStock: null, prevDifference: null });
    expect(table.asOf(at("06:59")).figures(everyLine, view).totals.recounted).toBe(0);
    expect(table.asOf(at("07:00")).line(0)).toMatchObject({
      prevCountedStock: 7,
      documentation: null,
    });
  });

  test("is sorted by the absolute value that it had", () => {
    const later = { ...line, id: 2, index: 1, difference: -9, finishedAt: stamp("09:00") };
    const past = tableOf([line, later], at("12:00")).asOf(at("08:00"));
    const sorts = [{ field: "absolute-value", descending: true }] as const;
    expect([...past.order(everyLine, sorts, view)]).toEqual([0, 1]);
  });

  test("keeps fields without an instant", () => {
    const odd = aLine({ startedAt: stamp("07:00"), countedStock: 8, difference: -2 });
    const past = tableOf([odd], at("12:00")).asOf(at("06:00"));
    expect(past.line(0)).toMatchObject({ startedAt: null, countedStock: 8, difference: -2 });
  });
});
