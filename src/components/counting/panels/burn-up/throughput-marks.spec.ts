import { expect, test } from "vitest";
import { hour } from "#domain/time/units.ts";
import { isSlotChosen, nearestMark, slotMarks, toggleSlot } from "./throughput-marks.ts";

const slots = [
  { from: 0, lines: 3 },
  { from: hour, lines: 0 },
  { from: 2 * hour, lines: 5 },
];

// 00:30 to 04:00 is 3.5 hours, of which half an hour is in the first slot.
const marks = slotMarks({ slot: hour, slots }, { from: hour / 2, until: 4 * hour });

test("slots with lines are clipped to the chart's time span", () => {
  expect(marks).toEqual([
    { from: 0, to: hour - 1, lines: 3, left: 0, width: 0.5 / 3.5 },
    { from: 2 * hour, to: 3 * hour - 1, lines: 5, left: 1.5 / 3.5, width: expect.closeTo(1 / 3.5) },
  ]);
  expect(slotMarks({ slot: hour, slots: [] }, { from: 0, until: 0 })).toEqual([]);
});

test("the pointer selects the slot below it, or the nearest one within reach", () => {
  const at = (position: number) => nearestMark(marks, position, 0.1)?.from ?? null;
  expect([at(0), at(0.1), at(0.5), at(0.71)]).toEqual([0, 0, 2 * hour, 2 * hour]);
  // The first slot ends at 0.5 of 3.5 hours, and the next begins at 1.5.
  expect([at(0.2), at(0.28), at(0.4), at(0.9)]).toEqual([0, null, 2 * hour, null]);
  expect(nearestMark([], 0.5, 1)).toBeNull();
});

test("a click on a slot filters by it, and a second one removes the filter", () => {
  const [, last] = marks;
  if (!last) throw new Error("There are two slots");
  const { from, to } = last;
  const filter = { text: "bolt", ranges: { value: { from: 1, to: null } } };
  const once = toggleSlot(filter, last);
  expect(once).toEqual({ text: "bolt", ranges: { ...filter.ranges, finishedAt: { from, to } } });
  expect([isSlotChosen(filter, last), isSlotChosen(once, last)]).toEqual([false, true]);
  expect(toggleSlot(once, last)).toEqual(filter);
});

test("a slot filters within the times chosen already", () => {
  const [first, last] = marks;
  if (!first || !last) throw new Error("There are two slots");
  const chosen = (range: { from: number | null; to: number | null }) => ({
    ranges: { finishedAt: range },
  });
  const half = last.from + hour / 2;
  const within = chosen({ from: half, to: last.to });
  expect(toggleSlot(chosen({ from: half, to: null }), last)).toEqual(within);
  expect(isSlotChosen(within, last)).toBe(true);
  expect(isSlotChosen(chosen({ from: half, to: null }), last)).toBe(false);
  expect(toggleSlot(chosen({ from: null, to: first.to }), last)).toEqual(
    chosen({ from: last.from, to: last.to }),
  );
});
