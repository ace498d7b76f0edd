import { expect, test } from "vitest";
import { shareUnchanged } from "./share-unchanged.ts";

const before = {
  zones: { groups: [{ key: "A", lines: 3 }], others: null },
  finishes: Float64Array.of(1, 2),
  people: [{ key: 0, finishes: Float64Array.of(1) }],
};

test("what says the same stays the same object, and the rest is the next", () => {
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
  ["a group more", { ...before, zones: { groups: [], others: null } }],
  ["no answer in place of one", { ...before, finishes: new Float64Array() }],
  [
    "an answer in place of none",
    { ...before, zones: { groups: [{ key: "A", lines: 3 }], others: {} } },
  ],
])("%s is no longer the same", (_, next) => {
  const kept = shareUnchanged<object>(before, next);
  expect(kept).toEqual(next);
  expect(kept).not.toEqual(before);
});

test("the first figures are as they are", () => {
  expect(shareUnchanged(null, before)).toBe(before);
  expect(shareUnchanged(before, before)).toBe(before);
});
