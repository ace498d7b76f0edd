import { expect, test } from "vitest";
import { accuracy, accuracyWithinTolerance, documentationCoverage } from "./accuracy.ts";

test("accuracy is the share of known differences that are zero", () => {
  // 3 of 4
  expect(accuracy({ knownDifferences: 4, withoutDifference: 3 })).toBe(0.75);
  expect(accuracy({ knownDifferences: 4, withoutDifference: 0 })).toBe(0);
  expect(accuracy({ knownDifferences: 0, withoutDifference: 0 })).toBeNull();
});

test("accuracy within tolerance is the share of known differences that are small enough", () => {
  // 7 of 8
  expect(accuracyWithinTolerance({ knownDifferences: 8, withinTolerance: 7 })).toBe(0.875);
  expect(accuracyWithinTolerance({ knownDifferences: 8, withinTolerance: 0 })).toBe(0);
  expect(accuracyWithinTolerance({ knownDifferences: 0, withinTolerance: 0 })).toBeNull();
});

test("documentation coverage is the share of documented discrepancies", () => {
  // (5 − 1) of 5
  expect(documentationCoverage({ discrepancies: 5, undocumented: 1 })).toBe(0.8);
  expect(documentationCoverage({ discrepancies: 5, undocumented: 5 })).toBe(0);
  expect(documentationCoverage({ discrepancies: 0, undocumented: 0 })).toBeNull();
});
