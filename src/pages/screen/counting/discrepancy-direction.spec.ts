import { expect, it } from "vitest";
import { discrepancyWay } from "./discrepancy-direction.ts";

it("tells differences that offset each other from none", () => {
  expect(discrepancyWay({ gainValue: "2850", lossValue: "2850" })).toBe("both");
  expect(discrepancyWay({ gainValue: "3000", lossValue: "0.01" })).toBe("both");
  expect(discrepancyWay({ gainValue: "203", lossValue: "0" })).toBe("over");
  expect(discrepancyWay({ gainValue: "0", lossValue: "7.5" })).toBe("short");
  expect(discrepancyWay({ gainValue: "0", lossValue: "0" })).toBeNull();
  expect(discrepancyWay({ gainValue: null, lossValue: null })).toBeNull();
});
