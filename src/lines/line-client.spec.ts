import { describe, expect, test } from "vitest";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import {
  answerOf,
  connect,
  connectInTurn,
  fetchedAt,
  neverAborted,
} from "#testing/connected-store.ts";
import { aCountedLine, aCounting, aLine } from "#testing/samples.ts";
import { FailureError } from "#transport/failure.ts";
import { nowOf } from "#transport/freshness.ts";
import { OutdatedVersionError } from "#worker/outdated-version-error.ts";
import { everyLine } from "./line-query.ts";
import { defaultFields } from "./line-row.ts";
import type { LoadProgress } from "./line-store.ts";

const path = "/api/v1/countings/a%2Fb";
const twoLines = [aCountedLine(8, -2, { index: 1 }), aLine({ id: 2, index: 0 })];
const serving = (products: readonly unknown[] = twoLines) => connectInTurn(answerOf(products));

describe("a load", () => {
  test("requests the counting, its id as one segment", async () => {
    const requested: string[] = [];
    const { store } = connect(async (address) => {
      requested.push(address);
      return answerOf([]);
    });
    await store.load(neverAborted());
    expect(requested).toEqual([path]);
  });

  test("returns header, quality and disagreements", async () => {
    const { store } = serving([...twoLines, { id: 3 }]);
    const loaded = await store.load(neverAborted());
    expect(loaded).toMatchObject({
      version: 1,
      counting: aCounting(),
      transferTime: 12,
      faults: [{ position: 2, field: "updatedAt" }],
      quality: { finishedWithoutCount: 0, futureFinish: 0, repeated: 0, ofAnotherCounting: 0 },
      disagreements: [
        { figure: "total", header: 200, lines: 2 },
        { figure: "counted", header: 80, lines: 1 },
        { figure: "left", header: 120, lines: 1 },
        { figure: "incidents", header: 1, lines: 0 },
      ],
    });
  });

  test("converts the gateway's time to this thread's clock", async () => {
    const before = performance.now();
    const { store } = serving();
    const { freshness } = await store.load(neverAborted());
    expect(freshness.fetchedAt).toBe(fetchedAt);
    expect(freshness.at).toBeGreaterThanOrEqual(before);
    expect(freshness.at).toBeLessThanOrEqual(performance.now());
    expect(freshness.now).toBeGreaterThanOrEqual(fetchedAt + 3000);
    expect(nowOf(freshness)).toBeLessThan(fetchedAt + 3000 + performance.now() - before + 1);
  });

  test("reports progress", async () => {
    const { store } = serving([...twoLines, null]);
    const reports: LoadProgress[] = [];
    await store.load(neverAborted(), { onProgress: (progress) => reports.push(progress) });
    expect(reports).toEqual([
      { read: 0, total: null },
      { read: 3, total: 200 },
    ]);
  });

  test("passes on the reason of a failure, and can be retried", async () => {
    const failure = {
      kind: "problem",
      code: "rate-limited",
      status: 429,
      upstreamStatus: null,
      retryAfter: 9,
      path,
    } as const;
    const { store } = connectInTurn(new FailureError(failure), answerOf(twoLines));
    await expect(store.load(neverAborted())).rejects.toMatchObject({
      name: "FailureError",
      failure,
    });
    await expect(store.load(neverAborted())).resolves.toMatchObject({ version: 1 });
  });

  test("names the field in which the header violates the contract", async () => {
    const { store } = connect(async () => ({
      ...answerOf([]),
      texts: [JSON.stringify(aCounting())],
    }));
    const failure = { kind: "contract", path, field: "products" };
    await expect(store.load(neverAborted())).rejects.toMatchObject({
      name: "FailureError",
      failure,
    });
  });

  test("does not hide an error of our own", async () => {
    const { store } = connect(() => Promise.reject(new TypeError("no such function")));
    await expect(store.load(neverAborted())).rejects.toThrow("no such function");
  });
});

describe("lines", () => {
  test("are ordered, read by row and aggregated", async () => {
    const { store } = serving();
    await store.load(neverAborted());
    const order = await store.order({
      filter: everyLine,
      sorts: [{ field: "id", descending: false }],
      view: defaultViewSettings,
    });
    expect(order).toEqual({ version: 1, since: 1, rows: Uint32Array.of(0, 1) });
    const rows = await store.rows(order, { from: 0, to: 2, fields: defaultFields });
    expect(rows.map(({ id }) => id)).toEqual([1, 2]);
    const aggregates = await store.aggregates({ text: "a-01-1" }, defaultViewSettings);
    expect(aggregates).toMatchObject({
      version: 1,
      totals: { lines: 2, counted: 1, netValue: "-5" },
      finishes: Float64Array.of(Date.parse("2026-03-02T06:05:00Z")),
      zones: { groups: [{ key: "A", lines: 2 }], others: null },
    });
  });

  test.each([
    [0, 1, [2]],
    [1, 9, [1]],
    [2, 9, []],
    [-5, 1, [2]],
    [1, 1, []],
    [-2, -1, []],
  ])("from %d to %d are %o", async (from, to, ids) => {
    const { store } = serving();
    await store.load(neverAborted());
    const order = await store.order({ filter: everyLine, sorts: [], view: defaultViewSettings });
    const rows = await store.rows(order, { from, to, fields: defaultFields });
    expect(rows.map(({ id }) => id)).toEqual(ids);
  });

  test("cannot be queried before they are loaded", async () => {
    const { store } = serving();
    await expect(
      store.order({ filter: everyLine, sorts: [], view: defaultViewSettings }),
    ).rejects.toBeInstanceOf(OutdatedVersionError);
  });
});
