import { describe, expect, onTestFinished, test, vi } from "vitest";
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
import { everyLine } from "./line-query.ts";
import { defaultFields } from "./line-row.ts";
import type { InitialView, LineAggregates, LoadedCounting } from "./line-store.ts";

const path = "/api/v1/countings/a%2Fb";
const lines = Array.from({ length: 40 }, (_, id) => aLine({ id, index: id }));
/** Enough lines announced for the first of them to be rendered early. */
const counting = { ...aCounting(), totalProducts: 5000 };
const body = JSON.stringify({ ...counting, products: lines });
const smallBody = JSON.stringify({ ...aCounting(), products: lines });
const freshness = { fetchedAt, now: fetchedAt, at: 0 };

/** The body in pieces of that many characters; after each, the reader waits for `next`. */
function inPieces(length: number, until = Number.POSITIVE_INFINITY, of = body) {
  const steps: (() => void)[] = [];
  async function* texts() {
    for (let at = 0; at < Math.min(until, of.length); at += length) {
      yield of.slice(at, Math.min(until, at + length));
      await new Promise<void>((resolve) => {
        steps.push(resolve);
        setTimeout(resolve, 0);
      });
    }
    if (until < of.length) throw new FailureError({ kind: "cut-off", path });
  }
  return { freshness, texts: texts() };
}

/** Longer than any test takes, in milliseconds. */
const endless = 1e6;

/** Makes each look at the clock that many milliseconds later than the one before, on a machine of any speed. */
function runClock(step: number): void {
  let now = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => {
    now += step;
    return now;
  });
  onTestFinished(() => void vi.restoreAllMocks());
}

/** @param draw what a page does after rendering a part */
function watch(draw: () => void = () => {}) {
  const parts: LoadedCounting[] = [];
  const firsts: InitialView[] = [];
  return {
    parts,
    firsts,
    watcher: {
      onPart: (part: LoadedCounting) => {
        parts.push(part);
        draw();
      },
      onFirst: (first: InitialView) => void firsts.push(first),
    },
  };
}

describe("a first load", () => {
  test("shows its first lines while the others arrive, and more as they come", async () => {
    runClock(0);
    const { store } = connect(async () => inPieces(1500));
    const { parts, firsts, watcher } = watch(() => store.rendered());
    const loaded = await store.load(neverAborted(), watcher);
    const [begin, ...more] = parts;
    expect(begin).toMatchObject({ version: 1, isWhole: false, isArriving: true });
    expect(begin?.counting).toEqual(counting);
    expect(more.length).toBeGreaterThan(0);
    const reads = parts.map(({ read }) => read);
    for (const [index, read] of reads.entries()) {
      expect(read).toBeGreaterThan(16 * (reads[index - 1] ?? 0));
    }
    expect(loaded).toMatchObject({ isWhole: true, isArriving: false, read: 40 });
    expect(loaded.version).toBeGreaterThan(parts.at(-1)?.version ?? 0);
    const all = [...parts, loaded];
    expect(firsts.map(({ order: { version, since } }) => [version, since])).toEqual(
      all.map(({ version }) => [version, 1]),
    );
    for (const [index, { order }] of firsts.entries()) {
      const count = all[index]?.read ?? 0;
      expect(count).toBeGreaterThan(0);
      expect(order.rows).toEqual(Uint32Array.from({ length: count }, (_, row) => row));
      expect(order.first?.map(({ id }) => id)).toEqual(lines.slice(0, count).map(({ id }) => id));
    }
    expect(firsts.map(({ aggregates }) => aggregates?.totals.lines)).toEqual([
      ...parts.map(() => undefined),
      40,
    ]);
  });

  test("shows half as many lines again when they take long, with figures over them", async () => {
    runClock(1000);
    const { store } = connect(async () => inPieces(1500));
    const figures: Promise<LineAggregates>[] = [];
    const { parts, watcher } = watch(() => {
      figures.push(store.aggregates(everyLine, defaultViewSettings));
      store.rendered();
    });
    await store.load(neverAborted(), watcher);
    const reads = parts.map(({ read }) => read);
    expect(reads.length).toBeGreaterThan(4);
    for (const [index, read] of reads.entries()) {
      expect(read).toBeGreaterThan(1.5 * (reads[index - 1] ?? 0));
    }
    const first = await figures[0];
    expect(first).toMatchObject({ isWhole: false, isArriving: true });
    expect(first?.read).toBe(first?.totals.lines);
    expect(await store.aggregates(everyLine, defaultViewSettings)).toMatchObject({
      isWhole: true,
      isArriving: false,
      read: 40,
    });
  });

  test("delivers few lines in one piece", async () => {
    runClock(0);
    const { store } = connect(async () => inPieces(1500, undefined, smallBody));
    const { parts, firsts, watcher } = watch(() => store.rendered());
    expect(await store.load(neverAborted(), watcher)).toMatchObject({ isWhole: true, read: 40 });
    expect(parts).toEqual([]);
    expect(firsts.map(({ order }) => order.rows.length)).toEqual([40]);
  });

  test("shows the first of few lines when the others take long", async () => {
    runClock(60);
    const { store } = connect(async () => inPieces(1500, undefined, smallBody));
    const { parts, watcher } = watch(() => store.rendered());
    expect(await store.load(neverAborted(), watcher)).toMatchObject({ isWhole: true, read: 40 });
    expect(parts[0]).toMatchObject({ isWhole: false, isArriving: true });
  });

  test("waits after its first lines until they are rendered", async () => {
    const { store } = connect(async () => inPieces(1500), endless);
    const { parts, watcher } = watch();
    const load = store.load(neverAborted(), watcher);
    await vi.waitFor(() => expect(parts).toHaveLength(1), 30_000);
    // Enough time for all of it to arrive.
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(parts).toHaveLength(1);
    store.rendered();
    expect(await load).toMatchObject({ isWhole: true, read: 40 });
    expect(parts.length).toBeGreaterThan(1);
  });

  test("stops waiting when the page does not render", async () => {
    const { store } = connect(async () => inPieces(1500), 20);
    expect(await store.load(neverAborted(), watch().watcher)).toMatchObject({
      isWhole: true,
      read: 40,
    });
  });

  test("stops waiting when it is aborted", async () => {
    const leaving = connect(async () => inPieces(1500), endless).store;
    const controller = new AbortController();
    const left = leaving.load(controller.signal, { onPart: () => controller.abort() });
    await expect(left).rejects.toThrow("aborted");
    const stopped = connect(async () => inPieces(1500), endless).store;
    await expect(
      stopped.load(neverAborted(), { onPart: () => stopped.stop() }),
    ).resolves.toBeDefined();
  });

  test("shows the first of few lines also while nothing more arrives", async () => {
    const { store } = connect(async (_, signal) => {
      async function* texts() {
        yield smallBody.slice(0, 20_000);
        await new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason));
        });
      }
      return { freshness, texts: texts() };
    });
    const { parts, watcher } = watch();
    const controller = new AbortController();
    const load = store.load(controller.signal, {
      ...watcher,
      onPart: (part) => {
        watcher.onPart(part);
        controller.abort(new Error("seen"));
      },
    });
    await expect(load).rejects.toThrow("seen");
    expect(parts).toHaveLength(1);
  });

  test("is the only one to send the default view", async () => {
    const { store } = connectInTurn(answerOf(lines), answerOf(lines));
    const { firsts, watcher } = watch();
    await store.load(neverAborted(), watcher);
    expect(firsts).toHaveLength(1);
    await store.load(neverAborted(), watcher);
    expect(firsts).toHaveLength(1);
  });

  test("keeps orders of earlier parts usable, since lines keep their rows", async () => {
    const { store } = connect(async () => inPieces(4000));
    const { firsts, watcher } = watch(() => store.rendered());
    await store.load(neverAborted(), watcher);
    const order = firsts[0]?.order;
    if (!order) throw new Error("No part came");
    const rows = await store.rows(order, { from: 0, to: 2, fields: defaultFields });
    expect(rows.map(({ id }) => id)).toEqual([0, 1]);
  });

  test("that breaks off keeps the lines that arrived, marked as partial, and fails", async () => {
    const { store } = connect(async () => inPieces(4000, 20_000));
    const { parts, watcher } = watch(() => store.rendered());
    await expect(store.load(neverAborted(), watcher)).rejects.toMatchObject({
      failure: { kind: "cut-off" },
    });
    const last = parts.at(-1);
    expect(last).toMatchObject({ isWhole: false, isArriving: false, disagreements: [] });
    expect(last?.read).toBeGreaterThan(5);
    const { version, rows } = await store.order({
      filter: everyLine,
      sorts: [],
      view: defaultViewSettings,
    });
    expect(version).toBe(last?.version);
    expect(rows).toHaveLength(last?.read ?? 0);
    const { totals } = await store.aggregates(everyLine, defaultViewSettings);
    expect(totals.lines).toBe(last?.read);
  });

  test("that is stopped resolves with the lines that arrived", async () => {
    const { store } = connect(async (_, signal) => {
      async function* texts() {
        yield body.slice(0, 20_000);
        await new Promise((_resolve, reject) => {
          if (signal.aborted) reject(signal.reason);
          signal.addEventListener("abort", () => reject(signal.reason));
        });
      }
      return { freshness, texts: texts() };
    });
    const loaded = await store.load(neverAborted(), { onPart: () => store.stop() });
    expect(loaded).toMatchObject({ isWhole: false, isArriving: false });
    expect(loaded.read).toBeGreaterThan(5);
    const { rows } = await store.order({ filter: everyLine, sorts: [], view: defaultViewSettings });
    expect(rows).toHaveLength(loaded.read);
  });
});

describe("a later load", () => {
  const before = [aCountedLine(8, -2, { id: 1, index: 0 }), aLine({ id: 2, index: 1 })];

  test("lists new and changed lines", async () => {
    const after = [aLine({ id: 3, index: 0 }), before[0], aCountedLine(1, 0, { id: 2, index: 2 })];
    const { store } = connectInTurn(answerOf(before), answerOf(before), answerOf(after));
    expect((await store.load(neverAborted())).changed).toEqual([]);
    expect((await store.load(neverAborted())).changed).toEqual([]);
    expect((await store.load(neverAborted())).changed).toEqual([3, 2]);
  });

  test("of unchanged data keeps the lines, with a new time", async () => {
    const later = { fetchedAt: fetchedAt + 15_000, now: fetchedAt + 15_000, at: performance.now() };
    const { store } = connectInTurn(
      { ...answerOf(before), tag: '"v1"' },
      { freshness: later, tag: '"v1"', texts: [] },
      { ...answerOf([]), tag: '"v2"' },
    );
    const first = await store.load(neverAborted());
    const again = await store.load(neverAborted());
    expect(again).toMatchObject({ version: 2, read: 2, isWhole: true, changed: [] });
    expect(again.counting).toEqual(first.counting);
    expect(again.freshness.fetchedAt).toBe(fetchedAt + 15_000);
    const order = await store.order({ filter: everyLine, sorts: [], view: defaultViewSettings });
    expect(order.rows).toHaveLength(2);
    expect((await store.load(neverAborted())).read).toBe(0);
  });

  test("shows nothing of itself before it is complete", async () => {
    const { store } = connectInTurn(answerOf(before), async () => inPieces(4000));
    const { parts, watcher } = watch();
    await store.load(neverAborted());
    const loaded = await store.load(neverAborted(), watcher);
    expect(parts).toEqual([]);
    expect(loaded).toMatchObject({ version: 2, read: 40 });
  });
});

test("finds a line by its id, with all its fields", async () => {
  const line = aCountedLine(8, -2, { id: 7, index: 0 });
  const { store } = connectInTurn(answerOf([aLine({ id: 1, index: 1 }), line]));
  await store.load(neverAborted());
  expect(await store.line(7)).toEqual({ version: 1, row: 1, line });
  expect(await store.line(8)).toBeNull();
});
