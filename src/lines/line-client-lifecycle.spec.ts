import { describe, expect, test } from "vitest";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import {
  answerOf,
  connect,
  connectInTurn,
  hanging,
  neverAborted,
  type SentAnswer,
} from "#testing/connected-store.ts";
import { aLine } from "#testing/samples.ts";
import { FailureError } from "#transport/failure.ts";
import { OutdatedVersionError } from "#worker/outdated-version-error.ts";
import { everyLine } from "./line-query.ts";
import { defaultFields } from "./line-row.ts";

const unreachable = new FailureError({ kind: "unreachable", path: "/api/v1/countings/a%2Fb" });
const answers = [1, 2, 3].map((id) => answerOf([aLine({ id })]));

describe("versions", () => {
  test("the previous one stays usable, the one before it does not", async () => {
    const { store } = connectInTurn(...answers);
    await store.load(neverAborted());
    const first = await store.order({ filter: everyLine, sorts: [], view: defaultViewSettings });
    await store.load(neverAborted());
    const [ofFirst] = await store.rows(first, { from: 0, to: 1, fields: defaultFields });
    expect(ofFirst?.id).toBe(1);
    const second = await store.order({ filter: everyLine, sorts: [], view: defaultViewSettings });
    expect(second.version).toBe(2);
    await store.load(neverAborted());
    const [ofSecond] = await store.rows(second, { from: 0, to: 1, fields: defaultFields });
    expect(ofSecond?.id).toBe(2);
    await expect(store.rows(first, { from: 0, to: 1, fields: defaultFields })).rejects.toEqual(
      new OutdatedVersionError(1),
    );
  });

  test("a failed load leaves the lines unchanged", async () => {
    const { store } = connectInTurn(answerOf([]), unreachable);
    await store.load(neverAborted());
    await expect(store.load(neverAborted())).rejects.toEqual(unreachable);
    expect(
      await store.order({ filter: everyLine, sorts: [], view: defaultViewSettings }),
    ).toMatchObject({ version: 1 });
  });
});

describe("an abort", () => {
  const reason = new DOMException("Left", "AbortError");

  test("before the load sends nothing", async () => {
    const { store, workers } = connectInTurn(answerOf([]));
    await expect(store.load(AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(workers[0]?.received).toEqual([]);
  });

  test("during the load ends the transfer, and leaves the lines unchanged", async () => {
    const signals: AbortSignal[] = [];
    const { store } = connectInTurn(answerOf([]), (address, signal) => {
      signals.push(signal);
      return hanging(address, signal);
    });
    await store.load(neverAborted());
    const controller = new AbortController();
    const load = store.load(controller.signal, { onProgress: () => controller.abort(reason) });
    await expect(load).rejects.toBe(reason);
    expect(
      await store.order({ filter: everyLine, sorts: [], view: defaultViewSettings }),
    ).toMatchObject({ version: 1 });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  test("too late to end the transfer still discards its lines", async () => {
    let arrive: (answer: SentAnswer) => void = () => undefined;
    const late = new Promise<SentAnswer>((resolve) => {
      arrive = resolve;
    });
    const { store } = connectInTurn(answerOf([]), () => late, answerOf([]));
    await store.load(neverAborted());
    const controller = new AbortController();
    const load = store.load(controller.signal, { onProgress: () => controller.abort(reason) });
    await expect(load).rejects.toBe(reason);
    arrive(answerOf([aLine()]));
    await expect(store.load(neverAborted())).resolves.toMatchObject({ version: 2 });
  });
});

describe("a worker that crashes", () => {
  test.each(["onerror", "onmessageerror"] as const)(
    "by %s fails pending questions",
    async (way) => {
      const { store, workers } = connect(hanging);
      const load = store.load(neverAborted());
      const order = store.order({ filter: everyLine, sorts: [], view: defaultViewSettings });
      workers[0]?.[way]?.(new Event("error") as never);
      await expect(load).rejects.toEqual(unreachable);
      await expect(order).rejects.toEqual(unreachable);
      expect(workers[0]?.terminated).toBe(true);
      await expect(store.aggregates(everyLine, defaultViewSettings)).rejects.toEqual(unreachable);
    },
  );

  test("is replaced by the next load, whose version is newer than all before", async () => {
    const { store, workers } = connectInTurn(answerOf([]));
    await store.load(neverAborted());
    await store.load(neverAborted());
    const order = await store.order({ filter: everyLine, sorts: [], view: defaultViewSettings });
    workers[0]?.onerror?.(new Event("error") as never);
    const loaded = await store.load(neverAborted());
    expect(workers).toHaveLength(2);
    expect(loaded.version).toBe(3);
    await expect(
      store.rows(order, { from: 0, to: 1, fields: defaultFields }),
    ).rejects.toBeInstanceOf(OutdatedVersionError);
  });
});

test("a closed store ends its worker and pending questions", async () => {
  const { store, workers } = connect(hanging);
  const load = store.load(neverAborted());
  store.close();
  expect(workers[0]?.terminated).toBe(true);
  await expect(load).rejects.toMatchObject({ name: "AbortError" });
  await expect(
    store.order({ filter: everyLine, sorts: [], view: defaultViewSettings }),
  ).rejects.toMatchObject({
    name: "AbortError",
  });
  await expect(store.load(neverAborted())).rejects.toMatchObject({ name: "AbortError" });
  expect(workers).toHaveLength(1);
});
