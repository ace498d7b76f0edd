import { beforeEach, describe, expect, test } from "vitest";
import { ProblemError } from "#gateway/http/problem.ts";
import { stopDate } from "#gateway/testing/clock.ts";
import { bodyOf, get, testConfig, testGateway } from "#gateway/testing/gateway.ts";
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
