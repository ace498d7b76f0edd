import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  defaultScreen,
  parseMeasure,
  type ScreenSearch,
  scopeSearch,
  screenLimits,
  screenSearch,
} from "./search.ts";

const parsed = (text: string) => screenSearch.parse(new URLSearchParams(text));

describe("the address of a screen", () => {
  it("contains scope, distance and durations", () => {
    expect(parsed("")).toEqual(defaultScreen);
    expect(parsed("all")).toEqual(defaultScreen);
    expect(parsed("warehouse=7&rotate=20&distance=3.5&diagonal=43&hold=90m&wake=off")).toEqual({
      scope: { kind: "warehouse", warehouse: "7" },
      rotate: 20,
      distance: 3.5,
      diagonal: 43,
      hold: 5400,
      wake: false,
    });
    expect(parsed("counting=0").scope).toEqual({ kind: "counting", id: "0" });
    expect(parsed("counting=b&counting=a%2Fc&counting=b").scope).toEqual({
      kind: "countings",
      ids: ["b", "a/c"],
    });
    const many = ["a", "b", "c", "d", "e", "f", "g"].map((id) => `counting=${id}`).join("&");
    expect(parsed(many).scope).toMatchObject({ ids: { length: 6 } });
  });

  it("falls back to defaults for invalid values", () => {
    expect(parsed("rotate=0&distance=-5&diagonal=huge&hold=soon&warehouse=")).toEqual(
      defaultScreen,
    );
    expect(parsed("rotate=1e9&distance=NaN&diagonal=1000")).toEqual(defaultScreen);
    expect(parseMeasure("distance", "5h")).toBeNull();
    expect(parseMeasure("hold", "0")).toBe(0);
    expect(parseMeasure("hold", "2 h")).toBe(7200);
    expect(parseMeasure("distance", "2,5")).toBe(2.5);
  });

  it("is read as it was written", () => {
    const number = (name: keyof typeof screenLimits) =>
      fc.integer({ ...screenLimits[name], min: Math.ceil(screenLimits[name].min) });
    const screens: fc.Arbitrary<ScreenSearch> = fc.record({
      scope: fc.oneof(
        fc.constant({ kind: "all" as const }),
        fc.record({ kind: fc.constant("counting" as const), id: fc.string({ minLength: 1 }) }),
        fc.record({
          kind: fc.constant("warehouse" as const),
          warehouse: fc.string({ minLength: 1 }),
        }),
      ),
      rotate: number("rotate"),
      distance: number("distance"),
      diagonal: number("diagonal"),
      hold: number("hold"),
      wake: fc.boolean(),
    });
    fc.assert(
      fc.property(screens, (screen) => {
        const text = String(screenSearch.update(new URLSearchParams(), screen));
        expect(parsed(text)).toEqual(screen);
      }),
    );
  });

  it("changes only the scope", () => {
    const params = new URLSearchParams("counting=a&all&rotate=1&tz=UTC");
    const scope = { kind: "warehouse" as const, warehouse: "7" };
    expect(`${scopeSearch.update(params, { scope })}`).toBe("rotate=1&tz=UTC&warehouse=7");
  });
});
