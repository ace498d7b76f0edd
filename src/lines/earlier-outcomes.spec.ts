import { expect, test } from "vitest";
import type { EarlierOutcomes } from "#domain/lines/earlier-outcomes.ts";
import { defaultViewSettings as view } from "#domain/lines/view-settings.ts";
import { answerOf, connectInTurn, neverAborted } from "#testing/connected-store.ts";
import { aLine } from "#testing/samples.ts";
import type { LineFilter, LineSort } from "./line-query.ts";
import { everyLine } from "./line-query.ts";
import type { LineStore } from "./line-store.ts";

const codes = ["never", "once", "twice", "often", "always"];

const products = codes.map((code, id) => {
  const line = aLine({ id, index: id });
  return { ...line, product: { ...line.product, id: code, code } };
});

const earlier: EarlierOutcomes = {
  counts: 4,
  timesWrong: new Map([
    ["always", 4],
    ["often", 3],
    ["twice", 2],
    ["once", 1],
    ["of another count", 4],
  ]),
};

const facet = "wrong-before";

async function loaded(loads = 1) {
  const { store, workers } = connectInTurn(...Array(loads).fill(answerOf(products)));
  await store.load(neverAborted());
  return { store, workers };
}

/** The product codes of the lines that match, in an order. */
async function found(store: LineStore, filter: LineFilter, isSorted = false): Promise<string[]> {
  const sorts: LineSort[] = isSorted ? [{ field: facet, descending: true }] : [];
  const order = await store.order({ filter, sorts, view });
  const rows = await store.rows(order, { from: 0, to: 9, fields: ["product.code"] });
  return rows.map((row) => row["product.code"] ?? "");
}

async function valuesOf(store: LineStore) {
  const order = await store.order({ filter: everyLine, sorts: [], view });
  const rows = await store.rows(order, { from: 0, to: 9, fields: [facet] });
  return rows.map((row) => row[facet]);
}

const often = { facets: { [facet]: ["3"] } };

test("lines have no earlier outcome until one is known", async () => {
  const { store } = await loaded();
  expect(await valuesOf(store)).toEqual([null, null, null, null, null]);
  expect(await found(store, often)).toEqual([]);
});

test("lines are shown, sorted and filtered by how often their product was wrong", async () => {
  const { store } = await loaded();
  // Asked before, too: nothing of that stays.
  await Promise.all([found(store, often), found(store, everyLine, true), valuesOf(store)]);
  store.setEarlier(earlier);
  expect(await valuesOf(store)).toEqual([0, 1, 2, 3, 4]);
  expect(await found(store, often)).toEqual(["often", "always"]);
  expect(await found(store, everyLine, true)).toEqual(codes.toReversed());
  const { [facet]: counted } = await store.facets(everyLine, view, [facet]);
  const lines = counted?.values.map(({ value, lines }) => [value, lines]).sort();
  expect(lines).toEqual([
    ["0", 1],
    ["1", 1],
    ["2", 1],
    ["3", 2],
  ]);
});

test("they are known of a past moment, and of the next load", async () => {
  const { store } = await loaded(2);
  store.setEarlier(earlier);
  const past = { ...view, asOf: Date.parse("2026-01-01T00:00:00Z") };
  const order = await store.order({ filter: often, sorts: [], view: past });
  expect(order.rows).toHaveLength(2);
  await store.load(neverAborted());
  expect(await valuesOf(store)).toEqual([0, 1, 2, 3, 4]);
});
