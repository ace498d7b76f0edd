import { expect, it } from "vitest";
import { discrepancyDirection } from "./discrepancy-direction.ts";

it("distinguishes offsetting differences from none", () => {
  expect(discrepancyDirection({ gain: "2850", loss: "2850" })).toBe("both");
  expect(discrepancyDirection({ gain: "3000", loss: "0.01" })).toBe("both");
  expect(discrepancyDirection({ gain: "203", loss: "0" })).toBe("over");
  expect(discrepancyDirection({ gain: "0", loss: "7.5" })).toBe("short");
  expect(discrepancyDirection({ gain: "0", loss: "0" })).toBeNull();
  expect(discrepancyDirection({ gain: null, loss: null })).toBeNull();
});
