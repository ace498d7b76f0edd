import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { hour } from "#domain/time/units.ts";
import { ViewerLeft } from "#gateway/http/deadline.ts";
import { createUpstreamQueue, type Requesters } from "./queue.ts";

const { signal } = new AbortController();
const by = (...names: string[]): Requesters => ({ names: new Set(names) });
const anonymous = by();

/** Aborted after each test, so that nothing waits for a slot into another one. */
let ending: AbortController;

beforeEach(() => {
  ending = new AbortController();
});

afterEach(() => {
  ending.abort();
});

/** Records the order in which requests get slots. */
function entries(slots: number) {
  const queue = createUpstreamQueue(slots);
  const started: string[] = [];
  const free = new Map<string, () => void>();
  const enter = async (name: string, requesters: Requesters) => {
    const leave = await queue.enter(requesters, ending.signal).catch(() => undefined);
    if (leave === undefined) return;
    started.push(name);
    free.set(name, leave);
  };
  return {
    queue,
    started,
    enter,
    async leave(name: string) {
      free.get(name)?.();
      await Promise.resolve();
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

describe("a slot", () => {
  test("is given to a waiting request before a later one", async () => {
    const queue = createUpstreamQueue(1);
    const free = await queue.enter(anonymous, signal);
    const waiting = queue.enter(anonymous, signal);
    free();
    const late = queue.enter(anonymous, signal);
    expect(queue.load()).toEqual({ active: 1, waiting: 1 });
    (await waiting)();
    (await late)();
    expect(queue.load()).toEqual({ active: 0, waiting: 0 });
  });

  test("is not given to a viewer who left while waiting", async () => {
    const queue = createUpstreamQueue(1);
    const free = await queue.enter(anonymous, signal);
    const viewer = new AbortController();
    const waiting = queue.enter(anonymous, viewer.signal);
    expect(queue.load()).toEqual({ active: 1, waiting: 1 });
    viewer.abort();
    await expect(waiting).rejects.toThrow("The last viewer left");
    free();
    free();
    expect(queue.load()).toEqual({ active: 0, waiting: 0 });
  });

  test("has at most a thousand waiting requests", async () => {
    const queue = createUpstreamQueue(1);
    await queue.enter(anonymous, signal);
    const leaving = new AbortController();
    const waiting = Array.from({ length: 1000 }, () => queue.enter(anonymous, leaving.signal));
    await expect(queue.enter(anonymous, signal)).rejects.toThrow("upstream-unavailable");
    leaving.abort();
    await Promise.allSettled(waiting);
  });
});

test("a wait for a slot ends after a time, unless it may take any", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const limited = createUpstreamQueue(1);
  const patient = createUpstreamQueue(1, null);
  for (const queue of [limited, patient]) await queue.enter(anonymous, signal);
  const late = limited.enter(anonymous, ending.signal);
  const waiting = patient.enter(anonymous, ending.signal);
  vi.advanceTimersByTime(hour);
  await expect(late).rejects.toThrow("upstream-timeout");
  expect(patient.load().waiting).toBe(1);
  ending.abort();
  await expect(waiting).rejects.toThrow(ViewerLeft);
});

describe("between viewers", () => {
  test("one viewer leaves a slot to the others", async () => {
    const { started, enter, queue } = entries(4);
    for (let n = 0; n < 9; n += 1) void enter(`many ${n}`, by("many"));
    await enter("other", by("other"));
    expect(started).toEqual(["many 0", "many 1", "many 2", "other"]);
    expect(queue.load()).toEqual({ active: 4, waiting: 6 });
  });

  test("the next slot is for the viewer with the fewest, in order of arrival", async () => {
    const { started, enter, leave } = entries(3);
    for (let n = 0; n < 5; n += 1) void enter(`many ${n}`, by("many"));
    await enter("other 0", by("other"));
    void enter("other 1", by("other"));
    void enter("third", by("third"));
    await leave("many 0");
    await leave("other 0");
    await leave("third");
    expect(started).toEqual(["many 0", "many 1", "other 0", "third", "other 1", "many 2"]);
  });

  test("many viewers with many questions delay one question by one round of them", async () => {
    const { started, enter, leave } = entries(2);
    await enter("0", by("viewer 0"));
    await enter("1", by("viewer 1"));
    for (let n = 2; n < 30; n += 1) void enter(`${n}`, by(`viewer ${n % 5}`));
    void enter("other", by("other"));
    for (let n = 0; n < 8; n += 1) await leave(started[n] ?? "");
    expect(started.slice(0, 8)).toEqual(["0", "1", "2", "3", "4", "other", "5", "6"]);
  });

  test("a joining viewer's free slot is used at once", async () => {
    const { started, enter } = entries(2);
    void enter("many 0", by("many"));
    const requesters = by("many");
    const waiting = enter("many 1", requesters);
    requesters.names.add("other");
    requesters.onJoin?.();
    await waiting;
    expect(started).toEqual(["many 0", "many 1"]);
  });
});
