import { describe, expect, it } from "vitest";
import { zonesToShow } from "./zones.ts";

const zones = [
  { key: "B", lines: 40, left: 0 },
  { key: "A10", lines: 5, left: 5 },
  { key: "A2", lines: 9, left: 9 },
  { key: "C", lines: 8, left: 7 },
];
const visible = (max: number) => zonesToShow(zones, max).map(({ key }) => key);

describe("zonesToShow", () => {
  it("has all zones by code if they fit, else those with most lines left", () => {
    expect(visible(8)).toEqual(["A2", "A10", "B", "C"]);
    expect(visible(2)).toEqual(["A2", "C"]);
  });
});
