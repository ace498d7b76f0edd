import { expect, it } from "vitest";
import { aCounting } from "#testing/samples.ts";
import { discrepancyLimit, limitVerdict } from "./discrepancy-limit.ts";
import { countPoint } from "./points.ts";

const counted = (totalProductsCounted: number, totalDiscrepancies: number, active = false) =>
  countPoint(aCounting({ active, totalProductsCounted, totalDiscrepancies }));

it("a target for accuracy limits the discrepancies per 100 lines", () => {
  expect(discrepancyLimit({ accuracy: 97 })).toBe(3);
  expect(discrepancyLimit({ accuracy: 99.55 })).toBe(0.45);
  expect(discrepancyLimit({ documentation: 100 })).toBeNull();
  expect(discrepancyLimit(null)).toBeNull();
});

it("the average of the finished countings is beside it", () => {
  const points = [counted(1500, 80), counted(500, 4), counted(0, 9), counted(900, 900, true)];
  expect(limitVerdict({ points }, 3)).toEqual({ kind: "missed", apart: 1.2 });
  expect(limitVerdict({ points }, 4.2)).toEqual({ kind: "met" });
  const almost = [counted(100_000, 3001)];
  expect(limitVerdict({ points: almost }, 3)).toEqual({
    kind: "missed",
    apart: 0.001,
  });
});

it("it is not judged by few lines", () => {
  expect(limitVerdict({ points: [counted(19, 19)] }, 3)).toEqual({ kind: "early" });
  expect(limitVerdict({ points: [] }, 3)).toEqual({ kind: "early" });
});
