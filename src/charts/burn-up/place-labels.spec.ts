import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Box, type LabelCandidates, placeLabels } from "./place-labels.ts";

const room: Box = { x: 40, y: 0, width: 300, height: 200 };

function aLabel(label: Partial<LabelCandidates>): LabelCandidates {
  return {
    key: "one",
    width: 60,
    height: 16,
    candidates: [{ x: 100, y: 100 }],
    isVital: true,
    ...label,
  };
}

/** Top left corners of the placed labels. */
function corners(placed: ReadonlyMap<string, Box>) {
  return Object.fromEntries([...placed].map(([key, { x, y }]) => [key, [x, y]]));
}

describe("placeLabels", () => {
  it("takes the best position", () => {
    const candidates = [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ];
    expect(corners(placeLabels([aLabel({ candidates })], [], room))).toEqual({ one: [100, 100] });
  });

  it("moves a label into the plot area", () => {
    // 40 + 300 - 60 = 280 is the maximum to the right, 0 + 200 - 16 = 184 the maximum down.
    const low = aLabel({ candidates: [{ x: 330, y: 197 }] });
    expect(corners(placeLabels([low], [], room))).toEqual({ one: [280, 184] });
    const high = aLabel({ candidates: [{ x: 10, y: -9 }] });
    expect(corners(placeLabels([high], [], room))).toEqual({ one: [40, 0] });
  });

  it("moves less important labels, and leaves them out without room", () => {
    const other = { x: 110, y: 108 };
    const free = { x: 160, y: 108 };
    const later = (candidates: LabelCandidates["candidates"]) =>
      aLabel({ key: "later", candidates });
    const both = placeLabels([aLabel({}), later([other, free])], [], room);
    expect(corners(both)).toEqual({ one: [100, 100], later: [160, 108] });
    expect(corners(placeLabels([aLabel({}), later([other])], [], room))).toEqual({
      one: [100, 100],
    });
  });

  it("avoids lines", () => {
    // A level line at 108 crosses labels from 100 to 116, and is above labels from 110 on.
    const line = [
      { x: 0, y: 108 },
      { x: 400, y: 108 },
    ];
    const candidates = [
      { x: 100, y: 100 },
      { x: 100, y: 110 },
    ];
    expect(corners(placeLabels([aLabel({ candidates })], [line], room))).toEqual({
      one: [100, 110],
    });
  });

  it("accepts a corner that a slope only passes", () => {
    // From (100, 0) to (300, 200) every point is 100 further right than down: at 100 down it is at 200.
    const slope = [
      { x: 100, y: 0 },
      { x: 300, y: 200 },
    ];
    const at = (x: number) => aLabel({ isVital: false, candidates: [{ x, y: 100 }] });
    // Below 116 it is at 216: right of a label that ends at 199, and left of one that begins at 217.
    expect(placeLabels([at(139)], [slope], room).size).toBe(1);
    expect(placeLabels([at(217)], [slope], room).size).toBe(1);
    expect(placeLabels([at(150)], [slope], room).size).toBe(0);
  });

  it("places vital labels over as few lines as possible, and leaves others out", () => {
    const level = (y: number) => [
      { x: 0, y },
      { x: 400, y },
    ];
    const candidates = [
      { x: 100, y: 100 },
      { x: 100, y: 140 },
    ];
    // Two lines cross the first position, one crosses the second.
    const lines = [level(105), level(110), level(150)];
    expect(corners(placeLabels([aLabel({ candidates })], lines, room))).toEqual({
      one: [100, 140],
    });
    expect(placeLabels([aLabel({ candidates, isVital: false })], lines, room).size).toBe(0);
  });

  it("leaves out labels wider than the plot area", () => {
    const wide = aLabel({ key: "wide", width: 301 });
    expect(corners(placeLabels([wide, aLabel({})], [], room))).toEqual({ one: [100, 100] });
  });

  it("places labels inside the plot area without overlaps, the first always", () => {
    const spot = fc.record({
      x: fc.integer({ min: -50, max: 450 }),
      y: fc.integer({ min: -50, max: 250 }),
    });
    const label = fc.record({
      width: fc.integer({ min: 1, max: 320 }),
      height: fc.integer({ min: 1, max: 40 }),
      candidates: fc.array(spot, { minLength: 1, maxLength: 8 }),
      isVital: fc.boolean(),
    });
    const lines = fc.array(fc.array(spot, { maxLength: 6 }), { maxLength: 4 });
    fc.assert(
      fc.property(fc.array(label, { maxLength: 8 }), lines, (some, rendered) => {
        const labels = some.map((one, position) => ({ ...one, key: String(position) }));
        const boxes = [...placeLabels(labels, rendered, room).values()];
        for (const { x, y, width, height } of boxes) {
          expect(x).toBeGreaterThanOrEqual(room.x);
          expect(y).toBeGreaterThanOrEqual(room.y);
          expect(x + width).toBeLessThanOrEqual(room.x + room.width);
          expect(y + height).toBeLessThanOrEqual(room.y + room.height);
        }
        boxes.forEach((one, position) => {
          for (const other of boxes.slice(position + 1)) {
            const isApart =
              one.x + one.width <= other.x ||
              other.x + other.width <= one.x ||
              one.y + one.height <= other.y ||
              other.y + other.height <= one.y;
            expect(isApart).toBe(true);
          }
        });
        const [first] = labels;
        if (first?.isVital && first.width <= room.width) {
          expect(placeLabels(labels, rendered, room).has(first.key)).toBe(true);
        }
      }),
    );
  });
});
