import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Line } from "#contract/line.ts";
import { lineFacts } from "#domain/lines/line-facts.ts";
import { RecountRoundPlanner } from "#domain/recount/round.ts";
import { lines as anyLine } from "#testing/arbitraries.ts";
import { answerOf, connectInTurn, neverAborted } from "#testing/connected-store.ts";
import { aCountedLine, aLine } from "#testing/samples.ts";

const withIndexes = (lines: readonly Line[]) =>
  lines.map((line, index) => ({ ...line, id: 100 + index, index }));

const at = (code: string, productId: string) => ({
  costPrice: 1,
  location: { id: code, code },
  product: { ...aLine().product, id: productId, code: productId },
});

async function loaded(lines: readonly Line[]) {
  const { store } = connectInTurn(answerOf(lines));
  const { version } = await store.load(neverAborted());
  return { store, version };
}

describe("the worker's recount round", () => {
  test("is ordered by location, with natural sorting, and names pairs by index", async () => {
    const { store, version } = await loaded(
      withIndexes([
        aCountedLine(1, -40, at("A-10", "p-1")),
        aCountedLine(1, 30, at("B-1", "p-2")),
        aCountedLine(1, 3, at("A-9", "p-1")),
        aCountedLine(1, 1, at("A-1", "p-3")),
        aCountedLine(1, 0, at("A-2", "p-1")),
      ]),
    );
    const round = await store.round(0.8);
    // −40 brings the 3 of its product: 43 of 74; with 30 it is 73
    expect(round).toMatchObject({ version, reached: "73", total: "74", discrepancies: 4 });
    const rows = await store.rows(round, { from: 0, to: 9, fields: ["location.code"] });
    expect(rows.map((row) => row["location.code"])).toEqual(["A-9", "A-10", "B-1"]);
    expect([...round.ids]).toEqual([102, 100, 101]);
    expect([...round.pairs]).toEqual([1, 0, -1]);
    expect([...round.counterparts]).toEqual([1, 0, 0]);
    store.close();
  });

  test("has products that were wrong before first, on request", async () => {
    const { store } = await loaded(
      withIndexes([
        aCountedLine(1, 4, at("A-1", "p-1")),
        aCountedLine(1, 3, at("A-2", "p-2")),
        aCountedLine(1, 2, at("A-3", "p-3")),
        aCountedLine(1, 2, at("A-4", "p-2")),
      ]),
    );
    const timesWrong = new Map([
      ["p-3", 1],
      ["p-2", 3],
    ]);
    store.setEarlier({ counts: 4, timesWrong });
    expect([...(await store.round(1)).ids]).toEqual([100, 101, 102, 103]);
    expect([...(await store.round(1, "wrong-before")).ids]).toEqual([101, 103, 102, 100]);
    store.close();
  });

  test("is empty without discrepancies", async () => {
    const { store } = await loaded(withIndexes([aLine(), aCountedLine(3, 0)]));
    const round = await store.round(1);
    expect(round).toMatchObject({ reached: "0", total: "0", discrepancies: 0 });
    expect(round.rows).toHaveLength(0);
    store.close();
  });

  test("weighs all lines that the answer may contain", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyLine, { maxLength: 20 }), async (lines) => {
        const { store } = await loaded(withIndexes(lines));
        const round = await store.round(0.8);
        const planner = new RecountRoundPlanner();
        for (const line of lines) planner.add(lineFacts(line));
        const { total, discrepancies, measure } = planner.round(0.8);
        expect(round).toMatchObject({ total, discrepancies, measure });
        store.close();
      }),
      { numRuns: 30 },
    );
  });
});
