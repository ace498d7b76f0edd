import { expect, test } from "vitest";
import { decisionsOf } from "./decisions.ts";

const lengths = {
  undocumented: 18,
  "recount-worse": 3,
  misplaced: 0,
  "pack-hint": 4,
  incident: 2,
  stalled: 5,
  "not-counted": 325,
};

const values: Partial<Record<string, string>> = {
  undocumented: "120.5",
  "recount-worse": "80",
  misplaced: "0",
  "pack-hint": "900",
  incident: "0",
  "not-counted": "1000000",
};

const amountOf = (queue: string) => values[queue] ?? null;

const namesOf = (...of: Parameters<typeof decisionsOf>) =>
  decisionsOf(...of).map(({ queue }) => queue);

test("the largest value comes first, and queues without lines are left out", () => {
  expect(namesOf(lengths, amountOf, false)).toEqual([
    "pack-hint",
    "undocumented",
    "recount-worse",
    "incident",
    "stalled",
    "not-counted",
  ]);
});

test("lines left come first while they are the trouble", () => {
  expect(namesOf(lengths, amountOf, true)[0]).toBe("not-counted");
});

test("without costs the queues keep their order", () => {
  expect(namesOf(lengths, () => null, false)).toEqual([
    "undocumented",
    "recount-worse",
    "pack-hint",
    "incident",
    "stalled",
    "not-counted",
  ]);
});

test("a length that is unknown is no decision", () => {
  expect(namesOf({ ...lengths, stalled: null }, amountOf, false)).not.toContain("stalled");
});
