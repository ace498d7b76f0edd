import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { problemSchema } from "#contract/problem.ts";
import { ProblemError } from "./problem.ts";
import { get, json, testConfig, testGateway } from "./testing.ts";
import { createUpstreamGate, type UpstreamGate } from "./upstream-gate.ts";

const signal = new AbortController().signal;
const counting = (n: number) => `/api/v1/countings/${n}`;

async function problemAt(answer: Response | Promise<Response>) {
  return problemSchema.parse(await (await answer).json());
}

describe("concurrency", () => {
  test("no more requests at once than are allowed", async () => {
    let [active, most] = [0, 0];
    const { gateway, asked } = testGateway(
      async ({ url }) => {
        active += 1;
        most = Math.max(most, active);
        await new Promise(setImmediate);
        active -= 1;
        return json({ id: url });
      },
      { upstreamConcurrency: 3 },
    );
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => get(gateway, counting(n))),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect([most, asked.length]).toEqual([3, 20]);
  });

  test("a place is given back however an answer ends", async () => {
    const answers = [
      async () => new Response(null, { status: 404 }),
      async () => json([]),
      async () => new Response("<p>", { headers: { "Content-Type": "text/html" } }),
      () => Promise.reject(new TypeError("reset")),
      async () => json({ id: "a" }),
    ];
    const count = answers.length;
    const { gateway } = testGateway(async () => (answers.shift() ?? (async () => json({})))(), {
      upstreamConcurrency: 1,
    });
    for (let n = 0; n < count + 1; n += 1) await (await get(gateway, counting(n))).text();
    expect((await get(gateway, counting(99))).status).toBe(200);
  });

  test("a place goes to who waits for it, and to nobody in between", async () => {
    const gate = createUpstreamGate({ ...testConfig(), upstreamConcurrency: 1 });
    const free = await gate.enter(signal);
    const waiting = gate.enter(signal);
    free();
    const late = gate.enter(signal);
    expect(gate.load()).toEqual({ active: 1, waiting: 1 });
    (await waiting)();
    (await late)();
    expect(gate.load()).toEqual({ active: 0, waiting: 0 });
  });

  test("who leaves while waiting takes no place", async () => {
    const gate = createUpstreamGate({ ...testConfig(), upstreamConcurrency: 1 });
    const free = await gate.enter(signal);
    const viewer = new AbortController();
    const waiting = gate.enter(viewer.signal);
    expect(gate.load()).toEqual({ active: 1, waiting: 1 });
    viewer.abort();
    await expect(waiting).rejects.toThrow("Nobody waits");
    free();
    free();
    expect(gate.load()).toEqual({ active: 0, waiting: 0 });
  });
});

describe("leaving the API alone", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 0, 5, 6) }));
  afterEach(() => void vi.useRealTimers());
  const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

  test.each([
    [429, "30"],
    [429, "Mon, 05 Jan 2026 06:00:30 GMT"],
    [503, "30"],
  ])("%i with Retry-After %s holds for everyone at once", async (status, retryAfter) => {
    let isLimited = true;
    const { gateway, asked } = testGateway(async () =>
      isLimited
        ? new Response(null, { status, headers: { "Retry-After": retryAfter } })
        : json({ id: "a" }),
    );
    const ours = status === 429 ? "rate-limited" : "upstream-unavailable";
    expect(await problemAt(get(gateway, counting(1)))).toMatchObject({
      code: ours,
      retryAfter: 30,
    });
    pass(12);
    for (const n of [1, 2, 3]) {
      const problem = await problemAt(get(gateway, counting(n)));
      expect(problem).toMatchObject({ code: ours, status, retryAfter: 18 });
    }
    expect(asked).toHaveLength(1);
    isLimited = false;
    pass(18);
    expect((await get(gateway, counting(2))).status).toBe(200);
  });

  test("a limit does not take away what is there", async () => {
    let isLimited = false;
    const { gateway } = testGateway(async () =>
      isLimited
        ? new Response(null, { status: 429, headers: { "Retry-After": "60" } })
        : json({ id: "a" }),
    );
    await get(gateway, counting(1));
    isLimited = true;
    pass(11);
    await get(gateway, counting(2));
    const stale = await get(gateway, counting(1));
    expect([stale.status, stale.headers.get("X-Stale")]).toEqual([200, "rate-limited"]);
    expect(Number(stale.headers.get("Retry-After"))).toBeGreaterThan(50);
  });

  test("an API that is away is asked less and less, but soon again", async () => {
    const gate = createUpstreamGate(testConfig());
    const error = new ProblemError("upstream-unavailable");
    const pauses = [];
    for (let failure = 1; failure <= 8; failure += 1) {
      gate.failed(error);
      let seconds = 0;
      for (; await isShut(gate); seconds += 0.25) pass(0.25);
      pauses.push(seconds);
    }
    expect(pauses).toEqual([0, 0.25, 0.5, 1, 2, 4, 5, 5]);
    gate.answered();
    gate.failed(error);
    expect(await isShut(gate)).toBe(false);
  });

  test("no longer than half a poll", async () => {
    const gate = createUpstreamGate({ ...testConfig(), pollSeconds: 1 });
    for (let n = 0; n < 20; n += 1) gate.failed(new ProblemError("upstream-unavailable"));
    pass(0.5);
    expect(await isShut(gate)).toBe(false);
  });

  test("one counting's failure is no reason", async () => {
    const gate = createUpstreamGate(testConfig());
    for (const [code, status] of [
      ["upstream-unavailable", 500],
      ["not-found", 404],
      ["upstream-rejected", 400],
      ["upstream-timeout", undefined],
    ] as const) {
      for (let n = 0; n < 9; n += 1) gate.failed(new ProblemError(code).heard(status));
      expect(await isShut(gate)).toBe(false);
    }
  });

  test("the demo's faults are there to be looked at", async () => {
    const gate = createUpstreamGate({ ...testConfig(), demo: true });
    gate.failed(new ProblemError("rate-limited", { retryAfter: 60 }).heard(429));
    expect(await isShut(gate)).toBe(false);
  });

  function isShut(gate: UpstreamGate): Promise<boolean> {
    return gate.enter(signal).then(
      (free) => {
        free();
        return false;
      },
      () => true,
    );
  }
});
