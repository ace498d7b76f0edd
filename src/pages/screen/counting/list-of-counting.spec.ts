import { describe, expect, it } from "vitest";
import type { NextTry } from "#pages/screen/device/use-next-retry.ts";
import { soonestTry, whatIsOld } from "./list-of-counting.ts";

describe("a counting that was chosen from a list", () => {
  it("says that the list is old, also while its own figures are new", () => {
    expect(whatIsOld("fresh", "stale")).toBe("list");
    // A finished counting is looked at seldom, so that its figures count as new for long.
    expect(whatIsOld("ageing", "stale")).toBe("list");
    expect(whatIsOld("stale", "stale")).toBe("figures");
    expect(whatIsOld("stale", null)).toBe("figures");
    expect(whatIsOld("fresh", "ageing")).toBeNull();
    expect(whatIsOld("fresh", null)).toBeNull();
  });

  it("names the next try of either", () => {
    const next = (path: string, at: number | null): NextTry => ({
      failure: { kind: "unreachable", path },
      at,
    });
    const [list, detail] = [next("list", 1000), next("detail", 2000)];
    expect(soonestTry(null, null)).toBeNull();
    expect(soonestTry(null, list)).toBe(list);
    expect(soonestTry(detail, null)).toBe(detail);
    expect(soonestTry(detail, list)).toBe(list);
    expect(soonestTry(list, detail)).toBe(list);
    const asking = next("detail", null);
    expect(soonestTry(list, asking)).toBe(asking);
  });
});
