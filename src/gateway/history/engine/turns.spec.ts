import { expect, test } from "vitest";
import { Busy, createTurns } from "./turns.ts";

const never = new AbortController().signal;

/** A work that lasts until it is told to end. */
function aWork() {
  let end = () => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  const state = { hasBegun: false };
  const work = async () => {
    state.hasBegun = true;
    await done;
  };
  return { work, end: () => end(), state };
}

test("some run at once, others wait in their order, and more are too many", async () => {
  const turns = createTurns(1, 1);
  const [first, second] = [aWork(), aWork()];
  const running = turns.run(never, first.work);
  const waiting = turns.run(never, second.work);
  await expect(turns.run(never, async () => {})).rejects.toThrow(Busy);
  expect([first.state.hasBegun, second.state.hasBegun]).toEqual([true, false]);
  first.end();
  await running;
  await expect.poll(() => second.state.hasBegun).toBe(true);
  second.end();
  await waiting;
  await turns.run(never, async () => {});
});

test("a work whose viewer leaves while it waits never begins, and a failed one hands its place on", async () => {
  const turns = createTurns(1, 2);
  const [first, second] = [aWork(), aWork()];
  const running = turns.run(never, async () => {
    await first.work();
    throw new Error("failed");
  });
  const leaving = new AbortController();
  const left = turns.run(leaving.signal, second.work);
  const last = turns.run(never, async () => "answered");
  leaving.abort(new Error("left"));
  await expect(left).rejects.toThrow("left");
  first.end();
  await expect(running).rejects.toThrow("failed");
  expect(await last).toBe("answered");
  expect(second.state.hasBegun).toBe(false);
});
