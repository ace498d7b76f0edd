import { beforeEach, describe, expect, test } from "vitest";
import { ProblemError } from "#gateway/http/problem.ts";
import { testConfig } from "#gateway/testing/gateway.ts";
import { createUpstreamPauses, type UpstreamPauses } from "./pauses.ts";
import type { ApiQuestion } from "./upstream.ts";

const list: ApiQuestion = { name: "countings", query: "limit=100" };
const counting = (id: string): ApiQuestion => ({ name: "counting", id });
const log = (id: string): ApiQuestion => ({ name: "importErrorLog", id });

let now = 0;
beforeEach(() => {
  now = Date.UTC(2026, 0, 5, 6);
});

const down = new ProblemError("upstream-unavailable");
const busyFor = (retryAfter: number) =>
  new ProblemError("upstream-unavailable", { retryAfter }).withUpstreamStatus(503);

function pausesWith(changes = {}) {
  const pauses = createUpstreamPauses({ ...testConfig(), ...changes }, () => now);
  return {
    pauses,
    /** Without viewers, as with open access. */
    fail: (question: ApiQuestion, error: ProblemError, ...viewers: string[]) =>
      pauses.failed({
        question,
        error,
        requesters: { names: new Set(viewers) },
        isUnreachable: false,
      }),
    lose: (question: ApiQuestion) =>
      pauses.failed({
        question,
        error: down,
        requesters: { names: new Set() },
        isUnreachable: true,
      }),
  };
}

/** Seconds for which a question is refused. */
function pauseOf(pauses: UpstreamPauses, question: ApiQuestion): number {
  try {
    pauses.check(question);
    return 0;
  } catch (error) {
    return error instanceof ProblemError ? (error.problem.retryAfter ?? Number.NaN) : Number.NaN;
  }
}

describe("a failure", () => {
  test("pauses its question for as long as the API asks, and no other", () => {
    const { pauses, fail } = pausesWith();
    fail(counting("a"), busyFor(300));
    expect(pauseOf(pauses, counting("a"))).toBe(300);
    expect([counting("b"), list, log("a")].map((one) => pauseOf(pauses, one))).toEqual([0, 0, 0]);
    now += 299_000;
    expect(pauseOf(pauses, counting("a"))).toBe(1);
    now += 1000;
    expect(pauseOf(pauses, counting("a"))).toBe(0);
  });

  test("that repeats pauses its question for up to 5 seconds", () => {
    const { pauses, fail } = pausesWith();
    const seconds: number[] = [];
    for (let failure = 1; failure <= 8; failure += 1) {
      fail(counting("a"), down);
      let passed = 0;
      for (; pauseOf(pauses, counting("a")) > 0; passed += 0.25) now += 250;
      seconds.push(passed);
    }
    expect(seconds).toEqual([0, 0.25, 0.5, 1, 2, 4, 5, 5]);
    expect(pauseOf(pauses, counting("b"))).toBe(0);
    pauses.answered(counting("a"));
    fail(counting("a"), down);
    expect(pauseOf(pauses, counting("a"))).toBe(0);
  });

  test("pauses nothing for longer than half a poll, unless the API asks for it", () => {
    const { pauses, fail } = pausesWith({ pollSeconds: 1 });
    for (let n = 0; n < 20; n += 1) fail(counting("a"), down);
    now += 500;
    expect(pauseOf(pauses, counting("a"))).toBe(0);
  });

  test.each([
    ["upstream-unavailable", 500],
    ["not-found", 404],
    ["upstream-rejected", 400],
    ["upstream-timeout", undefined],
  ] as const)("is no reason to pause: %s by %s", (code, status) => {
    const { pauses, fail } = pausesWith();
    for (let n = 0; n < 9; n += 1)
      fail(counting(`${n}`), new ProblemError(code).withUpstreamStatus(status));
    expect(pauseOf(pauses, counting("1"))).toBe(0);
    expect(pauseOf(pauses, list)).toBe(0);
  });

  test("of the demo causes no pause", () => {
    const { pauses, fail } = pausesWith({ demo: true });
    fail(counting("a"), busyFor(60));
    expect(pauseOf(pauses, counting("a"))).toBe(0);
  });
});

describe("a pause widens", () => {
  test("to an endpoint when three of its questions fail, for a minute at most", () => {
    const { pauses, fail } = pausesWith();
    fail(counting("a"), busyFor(300));
    fail(counting("b"), busyFor(300));
    expect(pauseOf(pauses, counting("z"))).toBe(0);
    fail(counting("c"), busyFor(300));
    expect(pauseOf(pauses, counting("z"))).toBe(60);
    expect(pauseOf(pauses, counting("a"))).toBe(300);
    expect(pauseOf(pauses, list)).toBe(0);
  });

  test("to everything when another endpoint fails, too", () => {
    const { pauses, fail } = pausesWith();
    for (const id of ["a", "b", "c"]) fail(counting(id), busyFor(30));
    fail(list, busyFor(20));
    expect(pauseOf(pauses, log("a"))).toBe(20);
    expect(pauseOf(pauses, counting("z"))).toBe(30);
  });

  test("to everything at once without a connection", () => {
    const { pauses, lose } = pausesWith();
    lose(counting("a"));
    expect(pauseOf(pauses, list)).toBe(0);
    lose(counting("a"));
    expect(pauseOf(pauses, list)).toBe(1);
    now += 250;
    expect(pauseOf(pauses, list)).toBe(0);
  });

  test("not when the same question fails repeatedly", () => {
    const { pauses, fail } = pausesWith();
    for (let n = 0; n < 9; n += 1) fail(counting("a"), busyFor(30));
    expect(pauseOf(pauses, counting("z"))).toBe(0);
  });

  test("not by one viewer's questions, however many fail", () => {
    const { pauses, fail } = pausesWith();
    for (let n = 0; n < 50; n += 1) {
      fail(counting(`${n}`), busyFor(30), "link:1");
      fail(log(`${n}`), busyFor(30), "link:1");
    }
    expect(pauseOf(pauses, counting("z"))).toBe(0);
    expect(pauseOf(pauses, list)).toBe(0);
    fail(counting("y"), busyFor(30), "link:2");
    expect(pauseOf(pauses, counting("z"))).toBe(30);
  });

  test("not while other questions succeed", () => {
    const { pauses, fail } = pausesWith();
    for (let n = 0; n < 9; n += 1) {
      fail(counting(`${n}`), busyFor(30));
      fail(list, busyFor(30));
      pauses.answered(counting("good"));
    }
    expect(pauseOf(pauses, counting("z"))).toBe(0);
    expect(pauseOf(pauses, counting("1"))).toBe(30);
  });
});

test("the oldest of 1,000 paused questions is dropped", () => {
  const { pauses, fail } = pausesWith();
  for (let n = 0; n < 1001; n += 1) fail(counting(`${n}`), busyFor(300), "link:1");
  expect(pauseOf(pauses, counting("0"))).toBe(0);
  expect(pauseOf(pauses, counting("1"))).toBe(300);
});
