import { describe, expect, it } from "vitest";
import { FailureError } from "#transport/failure.ts";
import { finishedPeriod, pollInterval, refreshPeriod, retryInterval } from "./polling.ts";

describe("refresh period", () => {
  it("is short while something is active, long afterwards", () => {
    expect(refreshPeriod(true, 15, 0)).toBe(15_000);
    expect(refreshPeriod(false, 15, 0)).toBe(finishedPeriod);
  });

  it("varies by up to 10 %", () => {
    expect(pollInterval(15_000, 0, 1_781_000_000_000)).toBe(13_500);
    expect(pollInterval(15_000, 0, 1_781_000_000_500)).toBe(15_000);
    expect(pollInterval(15_000, 0, 1_781_000_000_999)).toBeLessThanOrEqual(16_500);
  });

  it("is stable until the next answer", () => {
    const asked = Array.from({ length: 5 }, () => pollInterval(15_000, 0, 1_781_000_000_123));
    expect(new Set(asked).size).toBe(1);
  });

  it("leaves a slow transfer at most a twentieth of the time", () => {
    expect(refreshPeriod(true, 15, 2_000)).toBe(40_000);
    expect(pollInterval(40_000, 2_000, 1_781_000_000_000)).toBe(40_000);
  });
});

describe("retry after a failure", () => {
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

  it("waits as long as the answer requested, and at least the period", () => {
    expect(retryInterval(problem("rate-limited", 60), 15_000)).toBe(60_000);
    expect(retryInterval(problem("rate-limited", 5), 15_000)).toBe(15_000);
    expect(retryInterval(new FailureError({ kind: "unreachable", path }), 15_000)).toBe(15_000);
  });

  it("waits at most an hour, whatever the answer requested", () => {
    expect(retryInterval(problem("rate-limited", 2_592_000), 15_000)).toBe(3_600_000);
  });

  it("is rare when a person has to fix something first", () => {
    expect(retryInterval(problem("upstream-credentials", null), 15_000)).toBe(finishedPeriod);
  });

  it("never happens when the page is at fault", () => {
    expect(retryInterval(new Error("a fault of the page"), 15_000)).toBe(false);
  });
});
