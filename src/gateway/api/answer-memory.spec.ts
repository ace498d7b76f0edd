import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, expect, test, vi } from "vitest";
import { createGateway } from "#gateway/create.ts";
import { createLog } from "#gateway/operations/log.ts";
import { get, json, testConfig } from "#gateway/testing/gateway.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("a small answer keeps neither its streams nor the headers of earlier seconds", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  vi.useFakeTimers({ toFake: ["Date"] });
  const gateway = createGateway(testConfig({ cacheSeconds: 600 }), {
    fetch: async () => json({ id: "a", products: [] }),
    log: createLog("error", () => {}),
  });
  const ask = async (from: number, to: number) => {
    for (let n = from; n < to; n += 1) {
      const answer = await get(gateway, `/api/v1/countings/own-${n}`);
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0);
    }
  };
  const used = async (from: number, to: number) => {
    await ask(from, to);
    vi.setSystemTime(Date.now() + 1000);
    await ask(from, from + 1);
    // What is no longer used is freed in two steps, with a turn of the event loop between them.
    for (let round = 0; round < 3; round += 1) {
      collect();
      await new Promise((resolve) => setImmediate(resolve));
    }
    return process.memoryUsage().heapUsed;
  };
  // Code that is compiled late distorts a round, and what an answer keeps grows in each: one round is enough.
  const answers = 250;
  let before = await used(0, answers);
  let growth = Number.POSITIVE_INFINITY;
  for (let round = 1; round <= 4 && growth >= 4000; round += 1) {
    const after = await used(round * answers, (round + 1) * answers);
    growth = (after - before) / answers;
    before = after;
  }
  expect(growth).toBeLessThan(4000);
});
