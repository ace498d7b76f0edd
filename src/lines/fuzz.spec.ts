import fc from "fast-check";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { lineSchema } from "#contract/line.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import { createReferenceApi } from "#reference-api/create.ts";
import {
  answerOf,
  connect,
  connectInTurn,
  fetchedAt,
  neverAborted,
} from "#testing/connected-store.ts";
import { fuzzRuns, fuzzTimeout } from "#testing/fuzz-runs.ts";
import { type Mutation, mutated, mutatedText, mutations } from "#testing/mutations.ts";
import { FailureError } from "#transport/failure.ts";
import { ArrivingCounting } from "./engine/load/arriving-counting.ts";
import { facetNames } from "./facets/line-facets.ts";
import { everyLine } from "./line-query.ts";
import { defaultFields } from "./line-row.ts";
import type { LineStore } from "./line-store.ts";

/** Lines per answer, from a longer one, so that all kinds of lines occur. */
const minCount = 4;

let header: Record<string, unknown> = {};
let products: readonly unknown[] = [];

beforeAll(async () => {
  const api = createReferenceApi({ now: () => fetchedAt });
  const headers = { authorization: `Basic ${btoa("demo:demo")}` };
  const response = await api(new Request("http://localhost/v1/countings/lines-300", { headers }));
  ({ products, ...header } = (await response.json()) as { products: readonly unknown[] });
  header.totalProducts = minCount;
});

const starts = fc.nat({ max: 290 });
const changes = fc.array(mutations, { minLength: 1, maxLength: 3 });
const changedLines = fc.array(
  fc.record({ line: fc.nat({ max: minCount - 1 }), mutation: mutations }),
  {
    minLength: 1,
    maxLength: 3,
  },
);

/** Part of a line as the header's count: rows were reserved for that count, and the lines lost. */
const failedOnce: [number, Mutation[], boolean][] = [
  [0, [{ index: 17, how: "replace", value: 2.5 }], false],
  [
    0,
    [
      { index: 17, how: "replace", value: 5e-324 },
      { index: 23, how: "replace", value: null },
    ],
    false,
  ],
];

const linesFrom = (start: number) => products.slice(start, start + minCount);

function textOf(lines: readonly unknown[]): string {
  return JSON.stringify({ ...header, products: lines });
}

/** Lines keep an instant's time, not its notation. */
function inMoments(lines: readonly unknown[]): unknown {
  return JSON.parse(JSON.stringify(lines), (key, value) =>
    key.endsWith("At") && value !== null ? new Date(value).toISOString() : value,
  );
}

/** Asks every question that a page asks; rejects if one cannot be answered. */
async function askAll(store: LineStore): Promise<void> {
  const filter = { text: "a", facets: { state: ["counted"] } };
  const sorts = [
    { field: "product.description", descending: true },
    { field: "value", descending: false },
  ] as const;
  for (const view of [defaultViewSettings, { ...defaultViewSettings, asOf: fetchedAt }]) {
    const order = await store.order({ filter: everyLine, sorts, view });
    await store.rows(order, { from: 0, to: minCount, fields: defaultFields });
    await store.order({ filter, sorts: [], view });
    await store.aggregates(everyLine, view);
  }
  await store.facets(everyLine, defaultViewSettings, facetNames);
  await store.history();
  await store.changes({ from: fetchedAt - 3_600_000, to: fetchedAt }, defaultViewSettings);
  await store.round(0.8);
}

function mutatedLines(start: number, changed: readonly { line: number; mutation: Mutation }[]) {
  return linesFrom(start).map((line, index) =>
    mutated(
      line,
      changed.filter((one) => one.line === index).map((one) => one.mutation),
    ),
  );
}

describe("unusual answers", () => {
  test("an invalid line is set aside with its position, and does not affect others", {
    timeout: fuzzTimeout,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(starts, changedLines, async (start, changed) => {
        const text = textOf(mutatedLines(start, changed));
        const sent: readonly unknown[] = JSON.parse(text).products;
        const read = sent.map((line) => v.safeParse(lineSchema, line));
        const arriving = new ArrivingCounting("/");
        const bytes = new TextEncoder().encode(text);
        for (let at = 0; at < bytes.length; at += 999) arriving.push(bytes.slice(at, at + 999));
        arriving.end();
        const { lines, faults } = arriving;
        const stored = Array.from({ length: lines.size }, (_, row) => lines.line(row));
        expect(stored).toEqual(
          inMoments(read.flatMap((result) => (result.success ? result.output : []))),
        );
        expect(faults.map(({ position }) => position)).toEqual(
          read.flatMap(({ success }, index) => (success ? [] : index)),
        );
      }),
      fuzzRuns(0.2),
    );
  });

  test("every question about the lines read has an answer", {
    timeout: fuzzTimeout,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(starts, changedLines, async (start, changed) => {
        const lines = JSON.parse(JSON.stringify(mutatedLines(start, changed)));
        const { store } = connectInTurn(answerOf(lines));
        expect((await store.load(neverAborted())).read).toBe(lines.length);
        await askAll(store);
        store.close();
      }),
      fuzzRuns(0.05),
    );
  });

  test("a mutated body is read, or refused as a contract violation", {
    timeout: fuzzTimeout,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(starts, changes, fc.boolean(), async (start, changed, isText) => {
        const lines = linesFrom(start);
        const text = isText
          ? mutatedText(textOf(lines), changed)
          : JSON.stringify(mutated({ ...header, products: lines }, changed));
        const { store } = connect(async () => ({ ...answerOf([]), texts: [text] }));
        const loaded = await store.load(neverAborted()).catch((error: unknown) => error);
        if (!(loaded instanceof FailureError)) await askAll(store);
        else expect(loaded.failure.kind).toBe("contract");
        store.close();
      }),
      { ...fuzzRuns(0.06), examples: failedOnce },
    );
  });
});
