import { expect, test } from "vitest";
import { accuracyAxisStart } from "./progress-rows.ts";

const group = (accuracy: number | null, known = 100) => ({ accuracy, known });

test("the axis begins at the next twentieth below the lowest accuracy", () => {
  expect(accuracyAxisStart([group(0.76), group(0.9)], [0.827])).toBe(0.75);
  expect(accuracyAxisStart([group(0.99)], [])).toBe(0.95);
  expect(accuracyAxisStart([group(1)], [])).toBe(0.95);
});

test("a mark at a twentieth is not in the corner", () => {
  expect(accuracyAxisStart([group(0.75)], [])).toBe(0.7);
  expect(accuracyAxisStart([group(0)], [])).toBe(0);
});

test("means and targets are on the axis, too", () => {
  expect(accuracyAxisStart([group(0.99)], [0.97, undefined, null, 0.88])).toBe(0.85);
});

test("groups of few lines do not stretch it, unless there are no others", () => {
  expect(accuracyAxisStart([group(0.5, 3), group(0.96)], [])).toBe(0.95);
  expect(accuracyAxisStart([group(0.5, 3)], [])).toBe(0.45);
});

test("without any accuracy it is as short as it can be", () => {
  expect(accuracyAxisStart([group(null, 0)], [null])).toBe(0.95);
});
