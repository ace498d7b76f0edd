import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { problemSchema } from "#contract/problem.ts";
import { accessGateway, getAs, linkCookie, sessionCookie } from "#gateway/testing/access.ts";
import { stopDate } from "#gateway/testing/clock.ts";
import { emptyList, get, json, testGateway } from "#gateway/testing/gateway.ts";

const list = "/api/v1/countings?limit=100";
const types = "/api/v1/countings/incident_types";
const log = "/api/v1/products/imports/7/error-log";
const counting = (id: number | string) => `/api/v1/countings/${id}`;

async function problemAt(answer: Response | Promise<Response>) {
  return v.parse(problemSchema, await (await answer).json());
}

describe("concurrency", () => {
  test("does not exceed the limit", async () => {
    let [active, most] = [0, 0];
    const { gateway, requests } = testGateway(
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
    expect([most, requests.length]).toEqual([3, 20]);
  });

  test("a slot is freed however an answer ends", async () => {
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
});

describe("pausing requests to the API", () => {
  const pass = stopDate();

  test.each([
    [503, "30"],
    [503, "Mon, 05 Jan 2026 06:00:30 GMT"],
    [500, "30"],
  ])("%i with Retry-After %s pauses the question for all viewers", async (status, retryAfter) => {
    let isLimited = true;
    const { gateway, requests } = testGateway(async ({ url }) =>
      isLimited && url.endsWith("/1")
        ? new Response(null, { status, headers: { "Retry-After": retryAfter } })
        : json({ id: "a" }),
    );
    const ours = { code: "upstream-unavailable", status: 503 };
    const problem = await problemAt(get(gateway, counting(1)));
    expect(problem).toMatchObject({ ...ours, retryAfter: 30 });
    pass(12);
    for (const _ of [1, 2]) {
      const again = await problemAt(get(gateway, counting(1)));
      expect(again).toMatchObject({ ...ours, retryAfter: 18 });
    }
    expect((await get(gateway, counting(2))).status).toBe(200);
    expect(requests).toHaveLength(2);
    isLimited = false;
    pass(18);
    expect((await get(gateway, counting(1))).status).toBe(200);
  });

  test.each(["30", "Mon, 05 Jan 2026 06:00:30 GMT"])(
    "429 with Retry-After %s pauses every question",
    async (retryAfter) => {
      let isLimited = true;
      const { gateway, requests } = testGateway(async () =>
        isLimited
          ? new Response(null, { status: 429, headers: { "Retry-After": retryAfter } })
          : json({ id: "a" }),
      );
      await get(gateway, counting(1));
      isLimited = false;
      pass(12);
      for (const target of [counting(2), list, types, log]) {
        const problem = await problemAt(get(gateway, target));
        expect(problem).toMatchObject({ code: "rate-limited", status: 429, retryAfter: 18 });
      }
      expect(requests).toHaveLength(1);
      pass(18);
      expect((await get(gateway, counting(2))).status).toBe(200);
    },
  );

  test("a rate limit does not remove cached answers", async () => {
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
    expect(stale.headers.get("Retry-After")).toBe("60");
  });

  test("three failing countings pause their endpoint, and a failing list pauses everything", async () => {
    const { gateway, requests } = testGateway(
      async () => new Response(null, { status: 503, headers: { "Retry-After": "30" } }),
    );
    for (const n of [1, 2, 3, 4, 5]) await get(gateway, counting(n));
    for (const target of [list, types, log]) await get(gateway, target);
    expect(requests.map(({ url }) => url.replace(/^.*\/v1/, "/v1"))).toEqual([
      "/v1/countings/1",
      "/v1/countings/2",
      "/v1/countings/3",
      "/v1/countings?limit=100",
    ]);
  });
});

describe("a viewer who finds ids at which the API fails for an hour", () => {
  stopDate();

  test.each([1, 30])("waits, and other viewers do not: %i at once", async (atOnce) => {
    const { gateway, requests } = accessGateway({
      upstream: async ({ url }) => {
        if (!url.includes("busy")) return json(url.includes("?") ? emptyList : { id: "a" });
        return new Response(null, { status: 503, headers: { "Retry-After": "3600" } });
      },
    });
    const admin = sessionCookie();
    const link = await linkCookie(gateway, admin);
    for (let n = 0; n < 30; n += atOnce) {
      const ids = Array.from({ length: atOnce }, (_, index) => `busy-${n + index}`);
      const answers = ids.map((id) => getAs(gateway, counting(id), link));
      for (const answer of await Promise.all(answers)) expect(answer.status).toBe(503);
    }
    expect(requests.length).toBeLessThanOrEqual(10);
    for (const target of [counting("a"), list]) {
      expect((await getAs(gateway, target, admin)).status).toBe(200);
    }
  });
});
