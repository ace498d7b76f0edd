import { describe, expect, it } from "vitest";
import type { NextRetry } from "#slices/screens/device/use-next-retry.ts";
import { earliestRetry, staleSource } from "./stale-source.ts";

describe("a counting chosen from a list", () => {
  it("reports a stale list while its own figures are fresh", () => {
    expect(staleSource("fresh", "stale")).toBe("list");
    // Finished countings are polled rarely, so their figures stay fresh for longer than the list.
    expect(staleSource("ageing", "stale")).toBe("list");
    expect(staleSource("stale", "stale")).toBe("figures");
    expect(staleSource("stale", null)).toBe("figures");
    expect(staleSource("fresh", "ageing")).toBeNull();
    expect(staleSource("fresh", null)).toBeNull();
  });

  it("returns the earlier retry of the two", () => {
    const next = (path: string, at: number | null): NextRetry => ({
      failure: { kind: "unreachable", path },
      at,
    });
    const [list, detail] = [next("list", 1000), next("detail", 2000)];
    expect(earliestRetry(null, null)).toBeNull();
    expect(earliestRetry(null, list)).toBe(list);
    expect(earliestRetry(detail, null)).toBe(detail);
    expect(earliestRetry(detail, list)).toBe(list);
    expect(earliestRetry(list, detail)).toBe(list);
    const asking = next("detail", null);
    expect(earliestRetry(list, asking)).toBe(asking);
  });
});
