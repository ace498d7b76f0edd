import { describe, expect, test } from "vitest";
import { paceAt, spreadLabels } from "./burn-up-layout.ts";

describe("spreadLabels", () => {
  test("leaves labels with room where they are", () => {
    expect(spreadLabels([100, 20], 16, 200)).toEqual([100, 20]);
  });

  test("moves labels of nearly the same height apart, in their order", () => {
    expect(spreadLabels([104, 100], 16, 200)).toEqual([116, 100]);
    expect(spreadLabels([50, 50], 16, 200)).toEqual([50, 66]);
  });

  test("keeps the lowest label in the plot", () => {
    expect(spreadLabels([198, 195], 16, 200)).toEqual([200, 184]);
  });
});

describe("paceAt", () => {
  const pace = [
    { at: 0, lines: 0 },
    { at: 10, lines: 100 },
  ];

  test("interpolates, and ends with all lines", () => {
    expect(paceAt(pace, 4)).toBe(40);
    expect(paceAt(pace, 20)).toBe(100);
    expect(paceAt([], 4)).toBeNull();
  });
});
