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
const limited = (retryAfter: number | undefined) =>
  new ProblemError("rate-limited", { retryAfter }).withUpstreamStatus(429);
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
  test.each([
    ["upstream-unavailable", 500],
    ["not-found", 404],
    ["upstream-rejected", 400],
    ["upstream-timeout", undefined],
    ["upstream-not-json", 200],
  ] as const)("is no reason to pause other questions: %s by %s", (code, status) => {
    const { pauses, fail } = pausesWith();
    for (let n = 0; n < 9; n += 1)
      fail(counting(`${n}`), new ProblemError(code).withUpstreamStatus(status));
    expect(pauseOf(pauses, counting("1"))).toBe(0);
    expect(pauseOf(pauses, list)).toBe(0);
  });

  test("of the demo causes no pause", () => {
    const { pauses, fail } = pausesWith({ demo: true });
    fail(counting("a"), limited(60));
    expect(pauseOf(pauses, counting("a"))).toBe(0);
  });
});

describe("429 pauses every question", () => {
  test("for as long as the API asks, by one question of one viewer", () => {
    const { pauses, fail } = pausesWith();
    fail(counting("a"), limited(300), "link:1");
    for (const question of [counting("a"), counting("b"), list, log("a")]) {
      expect(pauseOf(pauses, question)).toBe(300);
    }
    now += 299_000;
    expect(pauseOf(pauses, list)).toBe(1);
    now += 1000;
    expect(pauseOf(pauses, list)).toBe(0);
  });

  test.each([0, undefined])("for a second at least where it asks for %s", (retryAfter) => {
    const { pauses, fail } = pausesWith();
    fail(list, limited(retryAfter));
    expect(pauseOf(pauses, counting("b"))).toBe(1);
    now += 1000;
    for (let n = 0; n < 9; n += 1) fail(list, limited(retryAfter));
    expect(pauseOf(pauses, counting("b"))).toBe(5);
  });

  test("and an answer that was under way does not end that", () => {
    const { pauses, fail } = pausesWith();
    fail(list, limited(20));
    pauses.answered(counting("a"));
    fail(list, limited(1));
    expect(pauseOf(pauses, counting("a"))).toBe(20);
  });

  test("not after a clock was set back", () => {
    const { pauses, fail } = pausesWith();
    fail(list, limited(300));
    now -= 3_600_000;
    expect(pauseOf(pauses, list)).toBe(0);
  });
});

describe("a pause widens", () => {
  test("to an endpoint when three of its questions fail, for seconds at most", () => {
    const { pauses, fail } = pausesWith();
    fail(counting("a"), busyFor(300));
    fail(counting("b"), busyFor(300));
    expect(pauseOf(pauses, counting("z"))).toBe(0);
    for (let failure = 3; failure < 20; failure += 1) fail(counting(`${failure}`), busyFor(300));
    expect(pauseOf(pauses, counting("z"))).toBe(5);
    expect(pauseOf(pauses, list)).toBe(0);
  });

  test("to everything when another endpoint fails, too", () => {
    const { pauses, fail } = pausesWith();
    for (const id of ["a", "b", "c"]) fail(counting(id), busyFor(30));
    fail(list, busyFor(20));
    expect(pauseOf(pauses, log("a"))).toBe(1);
    expect(pauseOf(pauses, counting("z"))).toBe(1);
  });

  test("to everything at once without a connection", () => {
    const { pauses, lose } = pausesWith();
    const seconds: number[] = [];
    for (let failure = 1; failure <= 7; failure += 1) {
      lose(counting("a"));
      let passed = 0;
      for (; pauseOf(pauses, list) > 0; passed += 0.25) now += 250;
      seconds.push(passed);
    }
    expect(seconds).toEqual([0.25, 0.5, 1, 2, 4, 5, 5]);
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
    expect(pauseOf(pauses, counting("z"))).toBe(1);
  });

  test("not while other questions succeed", () => {
    const { pauses, fail } = pausesWith();
    for (let n = 0; n < 9; n += 1) {
      fail(counting(`${n}`), busyFor(30));
      fail(list, busyFor(30));
      pauses.answered(counting("good"));
    }
    expect(pauseOf(pauses, counting("z"))).toBe(0);
  });
});
