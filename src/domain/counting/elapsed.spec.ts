import { describe, expect, it } from "vitest";
import { someCountingFacts } from "#testing/samples.ts";
import { elapsed } from "./elapsed.ts";

const at = (time: string) => Date.parse(`2026-03-02T${time}:00.000Z`);

describe("time since the start", () => {
  it("uses the clock while the counting is active", () => {
    expect(elapsed(someCountingFacts(), at("08:30"))).toBe(2.5 * 3_600_000);
    expect(elapsed(someCountingFacts(), at("06:00"))).toBe(0);
  });

  it("is null before the start and for a finished counting", () => {
    expect(elapsed(someCountingFacts(), at("05:59"))).toBeNull();
    expect(elapsed(someCountingFacts({ active: false }), at("08:30"))).toBeNull();
  });
});
