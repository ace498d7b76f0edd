import { expect, test } from "vitest";
import { shareUnchanged } from "./filtered-figures.ts";

const before = {
  zones: { groups: [{ key: "A", lines: 3 }], others: null },
  finishes: Float64Array.of(1, 2),
  people: [{ key: 0, finishes: Float64Array.of(1) }],
};

test("equal parts keep their identity, and the others are replaced", () => {
  const next = {
    zones: { groups: [{ key: "A", lines: 3 }], others: null },
    finishes: Float64Array.of(1, 2),
    people: [{ key: 0, finishes: Float64Array.of(2) }],
  };
  const kept = shareUnchanged(before, next);
  expect(kept).toEqual(next);
  expect(kept.zones).toBe(before.zones);
  expect(kept.finishes).toBe(before.finishes);
  expect(kept.people).toBe(next.people);
});

test.each([
  ["another group", { ...before, zones: { groups: [], others: null } }],
  ["no answer instead of one", { ...before, finishes: new Float64Array() }],
  [
    "an answer instead of none",
    { ...before, zones: { groups: [{ key: "A", lines: 3 }], others: {} } },
  ],
])("%s is a change", (_, next) => {
  const kept = shareUnchanged<object>(before, next);
  expect(kept).toEqual(next);
  expect(kept).not.toEqual(before);
});

test("the first figures stay as they are", () => {
  expect(shareUnchanged(null, before)).toBe(before);
  expect(shareUnchanged(before, before)).toBe(before);
});
