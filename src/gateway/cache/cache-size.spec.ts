import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { doubled, findAnswer, findNothing, testCache } from "#gateway/testing/cache.ts";
import type { Cache } from "./cache.ts";

const signal = new AbortController().signal;

/** Bytes that are in use. */
function used(collect: () => void): number {
  collect();
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

test.each([600, 20_000])("answers of %i bytes take no more than is counted", async (bytes) => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const cache = testCache({ seconds: 10, maxBytes: 1e9 });
  const find = async (n: number) => {
    await findAnswer(cache, `counting ${n}`, bytes);
    cache.latest(`counting ${n}`)?.body.atOnce("gzip");
  };
  for (let n = 0; n < 200; n += 1) await find(n);
  const [before, counted] = [used(collect), cache.size().bytes];
  for (let n = 200; n < 500; n += 1) await find(n);
  expect(used(collect) - before).toBeLessThan(cache.size().bytes - counted);
});

describe("unknown ids", () => {
  test("cost less than a millisecond each after 10,000 of them", async () => {
    const cache = testCache({ seconds: 10, maxBytes: 256_000_000 });
    for (let n = 0; n < 10_000; n += 1) await findNothing(cache, `unknown ${n}`);
    const perRequest: number[] = [];
    for (let batch = 0; batch < 20; batch += 1) {
      const start = performance.now();
      for (let n = 0; n < 10; n += 1) await findNothing(cache, `other ${batch} ${n}`);
      perRequest.push((performance.now() - start) / 10);
    }
    // The least, since whatever else runs on the machine only adds.
    expect(Math.min(...perRequest)).toBeLessThan(1);
  });

  test("do not evict answers", async () => {
    const cache = testCache({ seconds: 10, maxBytes: 50_000 });
    await findAnswer(cache, "a", 9000);
    for (let n = 0; n < 3000; n += 1) await findNothing(cache, `unknown ${n}`);
    expect(cache.fresh("a")).toBeDefined();
    expect(cache.size().entries).toBe(1001);
  });

  test("are dropped oldest first", async () => {
    const cache = testCache({ seconds: 10, maxBytes: 50_000 });
    for (let n = 0; n < 1001; n += 1) await findNothing(cache, `unknown ${n}`);
    const requests: number[] = [];
    for (const n of [1000, 1, 0]) {
      const fetchAnswer = async () => {
        requests.push(n);
        throw new Error("asked");
      };
      await cache.find(`unknown ${n}`, { fetchAnswer, signal }).catch(() => {});
    }
    expect(requests).toEqual([0]);
  });
});

describe("the reported size of a cache", () => {
  const keys = ["a", "b", "a long key", "d"];
  const maxBytes = 60_000;

  /** Memory of one cached answer besides its body and key, in bytes. */
  const entryOverhead = 8192;

  function recount(cache: Cache): number {
    return keys
      .map((key) => ({ key, answer: cache.latest(key) }))
      .reduce(
        (sum, { key, answer }) =>
          answer === undefined ? sum : sum + entryOverhead + 2 * key.length + answer.body.bytes(),
        0,
      );
  }

  const step = fc.record({
    what: fc.constantFrom("find", "find", "miss", "unchanged", "wait", "read", "change"),
    key: fc.constantFrom(...keys),
    coding: fc.constantFrom("gzip", "identity"),
    size: fc.nat(30_000),
  });

  type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

  async function take(cache: Cache, { what, key, coding, size }: Step) {
    const body = cache.latest(key)?.body;
    switch (what) {
      case "find":
        // A failure may still be cached.
        return findAnswer(cache, key, size).catch(() => {});
      case "miss":
        return findNothing(cache, key);
      case "unchanged":
        return cache
          .find(key, { fetchAnswer: async () => ({ isUnchanged: true, fetchedAt: 1 }), signal })
          .catch(() => {});
      case "read":
        return body?.atOnce(coding);
      case "change": {
        const transformed = body?.transformed(coding, doubled);
        await transformed?.completed;
        return transformed?.atOnce(coding);
      }
      default:
        return undefined;
    }
  }

  test("equals the sum of its answers after any operations", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        let now = 1_000_000;
        const cache = testCache({ seconds: 10, maxBytes }, () => now);
        for (const one of steps) {
          if (one.what === "wait") now += one.size;
          await take(cache, one);
          expect(cache.size().bytes).toBe(recount(cache));
          expect(cache.size().bytes).toBeLessThanOrEqual(maxBytes);
        }
      }),
      { numRuns: 50 },
    );
  });
});
