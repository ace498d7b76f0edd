import { randomBytes } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { changingApi } from "#gateway/testing/api.ts";
import { findAnswer, testCache } from "#gateway/testing/cache.ts";
import { stopDate } from "#gateway/testing/clock.ts";
import { emptyList, get, json, testGateway } from "#gateway/testing/gateway.ts";

const list = "/api/v1/countings";
const detail = "/api/v1/countings/a";

const pass = stopDate();

describe("stampede", () => {
  test("a thousand cold viewers are one request for each question", async () => {
    const { gateway, requests } = testGateway(async ({ url }) =>
      url.includes("?") ? json(emptyList) : json({ id: "a" }),
    );
    const targets = [detail, list, `${list}?limit=100`, `${list}?warehouse=7`];
    const answers = Array.from({ length: 1000 }, (_, n) => get(gateway, targets[n % 4] ?? ""));
    for (const answer of await Promise.all(answers)) expect(answer.status).toBe(200);
    // The second and the third are the same question.
    expect(requests).toHaveLength(3);
  });

  test("concurrent failures share one request, and are retried soon", async () => {
    const api = { ...changingApi(), status: 500 };
    const { gateway, requests } = testGateway(
      async () => new Response(null, { status: api.status }),
    );
    const both = await Promise.all([get(gateway, detail), get(gateway, detail)]);
    expect(both.map(({ status }) => status)).toEqual([503, 503]);
    pass(1.9);
    expect((await get(gateway, detail)).status).toBe(503);
    expect(requests).toHaveLength(1);
    pass(0.1);
    await get(gateway, detail);
    expect(requests).toHaveLength(2);
  });

  test("without viewers there are no requests", async () => {
    vi.useRealTimers();
    vi.useFakeTimers();
    const { gateway, requests } = testGateway(async () => json({ id: "a" }));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(requests).toHaveLength(0);
    const answer = get(gateway, detail);
    await vi.advanceTimersByTimeAsync(100);
    await (await answer).text();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(requests).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("an answer", () => {
  test("serves everyone until it is too old", async () => {
    const api = changingApi();
    const { gateway, requests, lines } = testGateway(() => api.answer());
    const first = await get(gateway, detail);
    api.value = "second";
    pass(9.9);
    const again = await get(gateway, detail);
    expect(await again.json()).toEqual(await first.json());
    expect(again.headers.get("X-Fetched-At")).toBe("2026-01-05T06:00:00.000Z");
    expect(again.headers.get("Date")).toBe("Mon, 05 Jan 2026 06:00:09 GMT");
    pass(0.1);
    const newer = await get(gateway, detail);
    expect(await newer.json()).toMatchObject({ value: "second" });
    expect(newer.headers.get("X-Fetched-At")).toBe("2026-01-05T06:00:10.000Z");
    expect(requests).toHaveLength(2);
    expect(lines.map((line) => JSON.parse(line).cache)).toEqual(["miss", "hit", "miss"]);
  });

  test("is not cached forever by a clock that is set back", async () => {
    const { gateway, requests } = testGateway(async () => json({ id: "a" }));
    await get(gateway, detail);
    pass(-3600);
    await get(gateway, detail);
    expect(requests).toHaveLength(2);
  });

  test("keeps its entity tag while it is unchanged, on every gateway that shares a key", async () => {
    const api = changingApi();
    const key = randomBytes(32);
    const { gateway } = testGateway(() => api.answer(), {}, undefined, key);
    const first = (await get(gateway, detail)).headers.get("ETag") ?? "";
    expect(first).toMatch(/^W\/"[\w-]{22}"$/);
    pass(60);
    expect((await get(gateway, detail)).headers.get("ETag")).toBe(first);
    const other = testGateway(() => api.answer(), {}, undefined, key).gateway;
    expect((await get(other, detail)).headers.get("ETag")).toBe(first);
    const stranger = testGateway(() => api.answer()).gateway;
    expect((await get(stranger, detail)).headers.get("ETag")).not.toBe(first);
    api.value = "second";
    pass(60);
    expect((await get(gateway, detail)).headers.get("ETag")).not.toBe(first);
  });

  test("is not sent again to a viewer that has it", async () => {
    const api = changingApi();
    const { gateway, requests } = testGateway(() => api.answer());
    const tag = (await get(gateway, detail)).headers.get("ETag") ?? "";
    for (const known of [tag, `"x", ${tag}`, tag.slice(2), "*"]) {
      const same = await get(gateway, detail, { headers: { "If-None-Match": known } });
      expect([same.status, same.body]).toEqual([304, null]);
      expect(same.headers.get("ETag")).toBe(tag);
      expect(same.headers.get("X-Fetched-At")).toBe("2026-01-05T06:00:00.000Z");
      expect(same.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    }
    expect(requests).toHaveLength(1);
    api.value = "second";
    pass(60);
    const transformed = await get(gateway, detail, { headers: { "If-None-Match": tag } });
    expect(await transformed.json()).toMatchObject({ value: "second" });
  });

  test("is not revalidated with an entity tag that takes much memory", async () => {
    const api = changingApi();
    api.headers = { ETag: `"${"e".repeat(256)}"` };
    const { gateway, requests } = testGateway(() => api.answer());
    await get(gateway, detail);
    pass(60);
    await get(gateway, detail);
    expect(requests.map(({ headers }) => headers.get("If-None-Match"))).toEqual([null, null]);
  });

  test("is revalidated with the API's entity tag", async () => {
    const api = changingApi();
    api.headers = { ETag: '"v1"' };
    const { gateway, requests } = testGateway(() => api.answer());
    const first = await get(gateway, detail);
    pass(60);
    api.status = 304;
    const same = await get(gateway, detail);
    expect(requests.map(({ headers }) => headers.get("If-None-Match"))).toEqual([null, '"v1"']);
    expect(await same.json()).toEqual(await first.json());
    expect(same.headers.get("ETag")).toBe(first.headers.get("ETag"));
    expect(same.headers.get("X-Fetched-At")).toBe("2026-01-05T06:01:00.000Z");
  });

  test("has the age that a shared cache before the API reports", async () => {
    for (const [said, at] of [
      [String(Date.UTC(2026, 0, 5, 5, 59, 30) / 1000), "2026-01-05T05:59:30.000Z"],
      [String(Date.UTC(2026, 0, 5, 7) / 1000), "2026-01-05T06:00:00.000Z"],
      ["yesterday", "2026-01-05T06:00:00.000Z"],
    ]) {
      const headers = { "X-Countboard-Fetched-At": said ?? "" };
      const { gateway } = testGateway(async () => json({ id: "a" }, { headers }));
      expect((await get(gateway, detail)).headers.get("X-Fetched-At")).toBe(at);
    }
  });
});

test("the least recently used answer is evicted when memory is full", async () => {
  const cache = testCache({ seconds: 10, maxBytes: 40_000 });
  const find = (key: string) => findAnswer(cache, key, 9000);
  for (const key of ["a", "b", "a", "c", "a", "d", "a", "e", "a"]) await find(key);
  expect(cache.size().bytes).toBeLessThanOrEqual(40_000);
  expect(cache.fresh("a")).toBeDefined();
  expect(cache.fresh("b")).toBeUndefined();
  for (let n = 0; n < 100; n += 1) await find(`other ${n}`);
  expect(cache.size().bytes).toBeLessThanOrEqual(40_000);
  expect(cache.fresh("a")).toBeUndefined();
});
