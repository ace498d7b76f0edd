import { describe, expect, it } from "vitest";
import { FailureError } from "#transport/failure.ts";
import { finishedPeriod, nextPoll, nextTry, refreshPeriod } from "./polling.ts";

describe("the next look", () => {
  it("comes often while something is active, seldom afterwards", () => {
    expect(refreshPeriod(true, 15, 0)).toBe(15_000);
    expect(refreshPeriod(false, 15, 0)).toBe(finishedPeriod);
  });

  it("drifts by up to 10 % around the period", () => {
    expect(nextPoll(15_000, 0, 1_781_000_000_000)).toBe(13_500);
    expect(nextPoll(15_000, 0, 1_781_000_000_500)).toBe(15_000);
    expect(nextPoll(15_000, 0, 1_781_000_000_999)).toBeLessThanOrEqual(16_500);
  });

  it("stays the same until another answer comes, however often it is asked for", () => {
    const asked = Array.from({ length: 5 }, () => nextPoll(15_000, 0, 1_781_000_000_123));
    expect(new Set(asked).size).toBe(1);
  });

  it("leaves a slow transfer nineteen twentieths of the time", () => {
    expect(refreshPeriod(true, 15, 2_000)).toBe(40_000);
    expect(nextPoll(40_000, 2_000, 1_781_000_000_000)).toBe(40_000);
  });
});

describe("the next try after a failure", () => {
  const path = "/api/v1/countings";
  const problem = (code: "upstream-credentials" | "rate-limited", retryAfter: number | null) =>
    new FailureError({
      kind: "problem",
      code,
      status: 502,
      upstreamStatus: null,
      retryAfter,
      path,
    });

  it("waits as long as the answer asked, and at least the period", () => {
    expect(nextTry(problem("rate-limited", 60), 15_000)).toBe(60_000);
    expect(nextTry(problem("rate-limited", 5), 15_000)).toBe(15_000);
    expect(nextTry(new FailureError({ kind: "unreachable", path }), 15_000)).toBe(15_000);
  });

  it("comes within the hour, whatever the answer asked", () => {
    expect(nextTry(problem("rate-limited", 2_592_000), 15_000)).toBe(3_600_000);
  });

  it("comes seldom where a person has to mend something first", () => {
    expect(nextTry(problem("upstream-credentials", null), 15_000)).toBe(finishedPeriod);
  });

  it("never comes when the page is at fault", () => {
    expect(nextTry(new Error("a fault of the page"), 15_000)).toBe(false);
  });
});
