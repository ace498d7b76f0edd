import { beforeEach, describe, expect, test } from "vitest";
import { readAddresses } from "#gateway/access/address-list.ts";
import type { Config } from "#gateway/config/config.ts";
import type { Gateway } from "#gateway/create.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { stopDate } from "#gateway/testing/clock.ts";
import { bodyOf, get, json, testConfig, testGateway } from "#gateway/testing/gateway.ts";
import { createFailures, type Failures } from "./failures.ts";
import { NotAsked } from "./pause.ts";

let now = 0;
beforeEach(() => {
  now = Date.UTC(2026, 0, 5, 6);
});

const failuresWith = (changes = {}) =>
  createFailures({ ...testConfig(), cacheSeconds: 1, ...changes }, () => now);
const down = new ProblemError("upstream-unavailable").withUpstreamStatus(500);

function refusalOf(check: () => void): NotAsked | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof NotAsked) return error;
    throw error;
  }
}

/** Seconds until a check passes, in steps of 50 ms. */
function secondsOf(check: () => void): number {
  const start = now;
  while (refusalOf(check)) now += 50;
  return (now - start) / 1000;
}

describe("a question that fails", () => {
  test("pauses for longer each time, up to the period of the poll", () => {
    const failures = failuresWith();
    const seconds = Array.from({ length: 9 }, () => {
      failures.failed("a", [], down);
      return secondsOf(() => failures.checkQuestion("a"));
    });
    expect(seconds).toEqual([0.25, 0.5, 1, 2, 4, 8, 15, 15, 15]);
    failures.checkQuestion("b");
    failures.answered("a", []);
    failures.failed("a", [], down);
    expect(secondsOf(() => failures.checkQuestion("a"))).toBe(0.25);
  });

  test("pauses for a fifth of the time of an answer at least, 2 s at most", () => {
    const seconds = [0, 5, 10, 60].map((cacheSeconds) => {
      const failures = failuresWith({ cacheSeconds });
      failures.failed("a", [], down);
      return secondsOf(() => failures.checkQuestion("a"));
    });
    expect(seconds).toEqual([0.25, 1, 2, 2]);
  });

  test.each([0, 40])("and asks to be left for %i s", (retryAfter) => {
    const failures = failuresWith();
    failures.failed("a", [], new ProblemError("upstream-unavailable", { retryAfter }));
    expect(secondsOf(() => failures.checkQuestion("a"))).toBe(Math.max(0.25, retryAfter));
  });

  test.each(["upstream-unavailable", "rate-limited", "not-found", "upstream-not-json"] as const)(
    "is told again as the same problem: %s",
    (code) => {
      const failures = failuresWith();
      const error = new ProblemError(code, { detail: "Why." }).withUpstreamStatus(500);
      failures.failed("a", [], error);
      const again = refusalOf(() => failures.checkQuestion("a"));
      expect(again?.problem).toEqual(error.problem);
    },
  );

  test("pauses after it did not exist as if it had", () => {
    const failures = failuresWith();
    for (let n = 0; n < 9; n += 1) failures.failed("a", [], new ProblemError("not-found"));
    expect(secondsOf(() => failures.checkQuestion("a"))).toBe(15);
    failures.failed("a", [], down);
    expect(secondsOf(() => failures.checkQuestion("a"))).toBe(0.25);
  });

  test("is asked again after a clock was set back", () => {
    const failures = failuresWith();
    failures.failed("a", [], down);
    now -= 3_600_000;
    failures.checkQuestion("a");
  });

  test("is not remembered in the demo, nor when it was not asked", () => {
    const demo = failuresWith({ demo: true });
    demo.failed("a", ["link:1"], down);
    demo.checkQuestion("a");
    const failures = failuresWith();
    failures.failed("a", [], new NotAsked("upstream-timeout"));
    failures.checkQuestion("a");
  });

  test("is forgotten when a thousand others have failed since", () => {
    const failures = failuresWith();
    for (let n = 0; n < 1001; n += 1) failures.failed(`${n}`, [], down);
    expect(failures.size()).toBe(1000);
    failures.checkQuestion("0");
    expect(refusalOf(() => failures.checkQuestion("1"))).toBeDefined();
  });
});

describe("a viewer whose questions fail", () => {
  const fail = (failures: Failures, times: number, viewer = "link:1", error = down) => {
    for (let n = 0; n < times; n += 1) failures.failed(`${n}`, [viewer], error);
  };

  test("waits after ten, for longer each time, and others do not", () => {
    const failures = failuresWith();
    fail(failures, 9);
    failures.checkViewers(["link:1"], 0);
    const seconds = Array.from({ length: 8 }, () => {
      fail(failures, 1);
      return secondsOf(() => failures.checkViewers(["link:1"], 0));
    });
    expect(seconds).toEqual([0.25, 0.5, 1, 2, 4, 8, 15, 15]);
    fail(failures, 1);
    failures.checkViewers(["link:2"], 0);
    failures.checkViewers(["link:1", "link:2"], 0);
    failures.checkViewers([], 0);
    failures.answered("x", ["link:1"]);
    fail(failures, 9);
    failures.checkViewers(["link:1"], 0);
  });

  test("has no more under way than may still fail", () => {
    const failures = failuresWith();
    failures.checkViewers(["link:1"], 30);
    fail(failures, 4);
    failures.checkViewers(["link:1"], 6);
    expect(refusalOf(() => failures.checkViewers(["link:1"], 7))).toBeDefined();
  });

  test.each(["not-found", "upstream-rejected"] as const)("does not wait for %s", (code) => {
    const failures = failuresWith();
    fail(failures, 50, "link:1", new ProblemError(code));
    failures.checkViewers(["link:1"], 0);
    fail(failures, 9);
    fail(failures, 1, "link:1", new ProblemError(code));
    fail(failures, 1);
    failures.checkViewers(["link:1"], 0);
  });

  test("does not wait for as long as the API asks about one question", () => {
    const failures = failuresWith();
    fail(failures, 10, "link:1", new ProblemError("upstream-unavailable", { retryAfter: 300 }));
    expect(secondsOf(() => failures.checkViewers(["link:1"], 0))).toBe(0.25);
  });
});

describe("100 askings in 5 s", () => {
  const pass = stopDate();
  const detail = "/api/v1/countings/a";
  const page = { headers: { "Content-Type": "text/html" } };

  test.each<[string, () => Response | Promise<Response>]>([
    ["500", () => new Response(null, { status: 500 })],
    ["503", () => new Response(null, { status: 503 })],
    [
      "503 that asks for nothing",
      () => new Response(null, { status: 503, headers: { "Retry-After": "0" } }),
    ],
    [
      "429 that asks for nothing",
      () => new Response(null, { status: 429, headers: { "Retry-After": "0" } }),
    ],
    ["404", () => new Response(null, { status: 404 })],
    ["400", () => new Response(null, { status: 400 })],
    ["401", () => new Response(null, { status: 401 })],
    ["302", () => new Response(null, { status: 302 })],
    ["a page", () => new Response("<p>", page)],
    ["too much", () => Response.json({ id: "x".repeat(2_000_000) })],
    [
      "half an answer",
      () =>
        new Response(bodyOf(['{"id":'], "fail"), {
          headers: { "Content-Type": "application/json" },
        }),
    ],
    ["a reset connection", () => Promise.reject(new TypeError("reset"))],
  ])("cost an API that answers with %s at most eight requests", async (_, answer) => {
    for (const changes of [{ cacheSeconds: 0 }, { cacheSeconds: 1, pollSeconds: 1 }, {}]) {
      const { gateway, requests } = testGateway(async () => answer(), changes);
      for (let n = 0; n < 100; n += 1) {
        const response = await get(gateway, detail);
        await response.text().catch(() => {});
        pass(0.05);
      }
      expect(requests.length).toBeLessThanOrEqual(8);
    }
  });
});

describe("with open access, viewers are told apart by their network", () => {
  stopDate();
  const failing = (status: number, access: Config["access"] = { mode: "open" }) =>
    testGateway(
      async ({ url }) =>
        url.includes("/down-") ? new Response(null, { status }) : json({ id: "up" }),
      { access },
    );
  const ask = (gateway: Gateway, id: string, address: string, forwarded?: string) => {
    const headers = forwarded === undefined ? {} : { "X-Forwarded-For": forwarded };
    const request = new Request("http://localhost/", { headers });
    return gateway(request, `/api/v1/countings/${id}`, address);
  };
  const ids = Array.from({ length: 30 }, (_, n) => `down-${n}`);

  test.each([500, 503])(
    "thirty ids of one that fail with %i cost twelve at most",
    async (status) => {
      const { gateway, requests } = failing(status);
      for (const id of ids) await ask(gateway, id, "192.0.2.1");
      expect(requests.length).toBeLessThanOrEqual(12);
      const atOnce = failing(status);
      await Promise.all(ids.map((id) => ask(atOnce.gateway, id, "192.0.2.1")));
      expect(atOnce.requests.length).toBeLessThanOrEqual(12);
    },
  );

  test.each([500, 503])("one whose ids fail with %i pauses nothing for another", async (status) => {
    const { gateway } = failing(status);
    for (const id of ids) await ask(gateway, id, "192.0.2.1");
    expect((await ask(gateway, "up-1", "192.0.2.1")).status).not.toBe(200);
    expect((await ask(gateway, "up-1", "192.0.2.2")).status).toBe(200);
  });

  test("a line has all addresses of an IPv6 network", async () => {
    const { gateway, requests } = failing(500);
    for (const [n, id] of ids.entries()) await ask(gateway, id, `2001:db8::${n}`);
    expect(requests.length).toBeLessThanOrEqual(12);
    expect((await ask(gateway, "up-1", "2001:db8:0:1::1")).status).toBe(200);
  });

  test("behind a proxy in ACCESS_PROXIES by the address that it forwards, else by the socket's", async () => {
    const proxies = readAddresses("10.0.0.1", () => {});
    const { gateway, requests } = failing(500, { mode: "open", proxies });
    for (const id of ids) await ask(gateway, id, "10.0.0.1", "192.0.2.1");
    expect(requests.length).toBeLessThanOrEqual(12);
    expect((await ask(gateway, "up-1", "10.0.0.1", "192.0.2.2")).status).toBe(200);
    const direct = failing(500);
    for (const [n, id] of ids.entries()) await ask(direct.gateway, id, "10.0.0.1", `192.0.2.${n}`);
    expect(direct.requests.length).toBeLessThanOrEqual(12);
  });
});
