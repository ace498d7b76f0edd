import { expect, it } from "vitest";
import { discrepancyDirection } from "./discrepancy-direction.ts";

it("distinguishes offsetting differences from none", () => {
  expect(discrepancyDirection({ gainValue: "2850", lossValue: "2850" })).toBe("both");
  expect(discrepancyDirection({ gainValue: "3000", lossValue: "0.01" })).toBe("both");
  expect(discrepancyDirection({ gainValue: "203", lossValue: "0" })).toBe("over");
  expect(discrepancyDirection({ gainValue: "0", lossValue: "7.5" })).toBe("short");
  expect(discrepancyDirection({ gainValue: "0", lossValue: "0" })).toBeNull();
  expect(discrepancyDirection({ gainValue: null, lossValue: null })).toBeNull();
});
