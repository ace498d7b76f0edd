import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { problemSchema } from "#contract/problem.ts";
import { changingApi } from "#gateway/testing/api.ts";
import { stopDate } from "#gateway/testing/clock.ts";
import { get, pieces, testGateway } from "#gateway/testing/gateway.ts";

const detail = "/api/v1/countings/a";

const pass = stopDate();

describe("when the API fails", () => {
  test.each([
    [429, "rate-limited"],
    [500, "upstream-unavailable"],
    [302, "upstream-redirect"],
    [204, "upstream-not-json"],
  ])("with %i, the last answer stands and says so", async (status, code) => {
    const api = changingApi();
    const { gateway, lines } = testGateway(() => api.answer());
    const first = await get(gateway, detail);
    api.status = status;
    pass(30);
    for (const _ of [1, 2]) {
      const stale = await get(gateway, detail);
      expect([stale.status, stale.headers.get("X-Stale")]).toEqual([200, code]);
      expect(stale.headers.get("X-Fetched-At")).toBe("2026-01-05T06:00:00.000Z");
      expect(stale.headers.get("ETag")).toBe(first.headers.get("ETag"));
    }
    expect(JSON.parse(lines.at(-1) ?? "").cache).toBe("stale");
    api.status = 200;
    pass(5);
    expect((await get(gateway, detail)).headers.get("X-Stale")).toBeNull();
  });

  test.each([401, 403, 404, 410, 400, 422])("with %i, no older answer is used", async (status) => {
    const api = changingApi();
    const { gateway } = testGateway(() => api.answer());
    await get(gateway, detail);
    api.status = status;
    pass(30);
    expect((await get(gateway, detail)).ok).toBe(false);
    api.status = 500;
    pass(30);
    expect((await get(gateway, detail)).status).toBe(503);
  });

  test("for more than a day, its last answer is no longer sent", async () => {
    const api = changingApi();
    const { gateway } = testGateway(() => api.answer());
    await get(gateway, detail);
    api.status = 500;
    pass(86_401);
    const problem = v.parse(problemSchema, await (await get(gateway, detail)).json());
    expect(problem.code).toBe("upstream-unavailable");
  });

  test("midway, the last answer is sent", async () => {
    const api = changingApi();
    let breaks = false;
    const { gateway } = testGateway(async () =>
      breaks ? pieces(['{"id":'], "fail") : api.answer(),
    );
    await get(gateway, detail);
    breaks = true;
    pass(30);
    const stale = await get(gateway, detail);
    expect(stale.headers.get("X-Stale")).toBe("upstream-not-json");
    expect(await stale.json()).toMatchObject({ value: "first" });
  });
});
