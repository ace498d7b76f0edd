import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Box, type LabelToPlace, placeLabels } from "./place-labels.ts";

const room: Box = { x: 40, y: 0, width: 300, height: 200 };

function aLabel(label: Partial<LabelToPlace>): LabelToPlace {
  return {
    key: "one",
    width: 60,
    height: 16,
    spots: [{ x: 100, y: 100 }],
    isVital: true,
    ...label,
  };
}

/** Upper left corners of what was placed. */
function corners(placed: ReadonlyMap<string, Box>) {
  return Object.fromEntries([...placed].map(([key, { x, y }]) => [key, [x, y]]));
}

describe("placeLabels", () => {
  it("takes the best spot", () => {
    const spots = [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ];
    expect(corners(placeLabels([aLabel({ spots })], [], room))).toEqual({ one: [100, 100] });
  });

  it("moves a label into the room", () => {
    // 40 + 300 - 60 = 280 is as far right as it goes, 0 + 200 - 16 = 184 as far down.
    const low = aLabel({ spots: [{ x: 330, y: 197 }] });
    expect(corners(placeLabels([low], [], room))).toEqual({ one: [280, 184] });
    const high = aLabel({ spots: [{ x: 10, y: -9 }] });
    expect(corners(placeLabels([high], [], room))).toEqual({ one: [40, 0] });
  });

  it("lets the less important give way, and leaves it out where it cannot", () => {
    const other = { x: 110, y: 108 };
    const free = { x: 160, y: 108 };
    const later = (spots: LabelToPlace["spots"]) => aLabel({ key: "later", spots });
    const both = placeLabels([aLabel({}), later([other, free])], [], room);
    expect(corners(both)).toEqual({ one: [100, 100], later: [160, 108] });
    expect(corners(placeLabels([aLabel({}), later([other])], [], room))).toEqual({
      one: [100, 100],
    });
  });

  it("keeps away from lines", () => {
    // A level line at 108 runs through what stands from 100 to 116, and above what stands from 110 on.
    const line = [
      { x: 0, y: 108 },
      { x: 400, y: 108 },
    ];
    const spots = [
      { x: 100, y: 100 },
      { x: 100, y: 110 },
    ];
    expect(corners(placeLabels([aLabel({ spots })], [line], room))).toEqual({ one: [100, 110] });
  });

  it("sees that a slope passes a corner by", () => {
    // From (100, 0) to (300, 200) every point is 100 further right than down: at 100 down it is at 200.
    const slope = [
      { x: 100, y: 0 },
      { x: 300, y: 200 },
    ];
    const at = (x: number) => aLabel({ isVital: false, spots: [{ x, y: 100 }] });
    // Below 116 it is at 216: right of what ends at 199, and left of what begins at 217.
    expect(placeLabels([at(139)], [slope], room).size).toBe(1);
    expect(placeLabels([at(217)], [slope], room).size).toBe(1);
    expect(placeLabels([at(150)], [slope], room).size).toBe(0);
  });

  it("tells what is vital over a line, over as few as can be, and leaves others out", () => {
    const level = (y: number) => [
      { x: 0, y },
      { x: 400, y },
    ];
    const spots = [
      { x: 100, y: 100 },
      { x: 100, y: 140 },
    ];
    // The first spot is crossed by two, the second by one.
    const lines = [level(105), level(110), level(150)];
    expect(corners(placeLabels([aLabel({ spots })], lines, room))).toEqual({ one: [100, 140] });
    expect(placeLabels([aLabel({ spots, isVital: false })], lines, room).size).toBe(0);
  });

  it("leaves out what is wider than the room", () => {
    const wide = aLabel({ key: "wide", width: 301 });
    expect(corners(placeLabels([wide, aLabel({})], [], room))).toEqual({ one: [100, 100] });
  });

  it("places within the room and none over another, the first always", () => {
    const spot = fc.record({
      x: fc.integer({ min: -50, max: 450 }),
      y: fc.integer({ min: -50, max: 250 }),
    });
    const label = fc.record({
      width: fc.integer({ min: 1, max: 320 }),
      height: fc.integer({ min: 1, max: 40 }),
      spots: fc.array(spot, { minLength: 1, maxLength: 8 }),
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
