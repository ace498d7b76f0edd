import { expect, test } from "vitest";
import {
  answerOf,
  connectInTurn,
  hanging,
  neverAborted,
  streaming,
} from "#testing/connected-store.ts";
import { InProcessWorker } from "#testing/in-process-worker.ts";
import { aLine } from "#testing/samples.ts";
import { startEarlyLoad, takeLineWorker } from "./early-load.ts";
import { LineClient } from "./line-client.ts";

function starter(answering: Parameters<typeof streaming>[0]) {
  const workers: InProcessWorker[] = [];
  const start = () => {
    const worker = new InProcessWorker(streaming(answering));
    workers.push(worker);
    return worker;
  };
  return {
    workers,
    start,
    open: (id: string) => new LineClient(id, () => takeLineWorker(id, start)),
  };
}

test("a store takes over an early load with all its messages", async () => {
  const { workers, start, open } = starter(async () => answerOf([aLine({ id: 7 })]));
  startEarlyLoad("a", start);
  // Every message arrives before a listener exists.
  await connectInTurn(answerOf([])).store.load(neverAborted());
  const store = open("a");
  const loaded = await store.load(neverAborted());
  expect(loaded).toMatchObject({ version: 1, isWhole: true, read: 1 });
  expect(await store.line(7)).toMatchObject({ row: 0 });
  expect(workers).toHaveLength(1);
  expect(workers[0]?.received.map(({ kind }) => kind)).toEqual(["load", "line"]);
  expect(await store.load(neverAborted())).toMatchObject({ version: 2 });
});

test("it serves one store, and no other counting", async () => {
  const { workers, start, open } = starter(async () => answerOf([]));
  startEarlyLoad("a", start);
  await open("b").load(neverAborted());
  expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
  await open("a").load(neverAborted());
  expect(workers).toHaveLength(3);
});

test("a worker that fails before there is a listener fails the load", async () => {
  const { workers, start, open } = starter(hanging);
  startEarlyLoad("a", start);
  workers[0]?.onerror?.(new Event("error") as never);
  await expect(open("a").load(neverAborted())).rejects.toMatchObject({
    failure: { kind: "unreachable" },
  });
});

test("an abort cancels it", async () => {
  const { workers, start, open } = starter(hanging);
  startEarlyLoad("a", start);
  const controller = new AbortController();
  const load = open("a").load(controller.signal);
  controller.abort(new DOMException("Left", "AbortError"));
  await expect(load).rejects.toThrow("Left");
  expect(workers[0]?.received.map(({ kind }) => kind)).toEqual(["load", "abort"]);
});
