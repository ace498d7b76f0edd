import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rowsInView } from "./rows-in-view.ts";

const seen = (top: number, height: number, spare: number) => rowsInView({ top, height }, 50, spare);

describe("rows in view", () => {
  it("are those visible in the window, even in part", () => {
    expect(seen(0, 200, 0)).toEqual({ from: 0, to: 4 });
    expect(seen(75, 200, 0)).toEqual({ from: 1, to: 6 });
  });

  it("begin at the first row while the rows begin below the window's top", () => {
    expect(seen(-120, 200, 0)).toEqual({ from: 0, to: 2 });
    expect(seen(-900, 200, 0)).toEqual({ from: 0, to: 0 });
  });

  it("stay the same while the window moves a little", () => {
    const range = seen(1000, 500, 6);
    expect(range).toEqual({ from: 14, to: 36 });
    expect(seen(1099, 401, 6)).toEqual(range);
    expect(seen(1100, 400, 6)).not.toEqual(range);
  });

  it("include every row of the window and the overscan, and not many more", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -2000, max: 8000 }),
        fc.integer({ min: 1, max: 2000 }),
        fc.integer({ min: 0, max: 12 }),
        (top, height, spare) => {
          const { from, to } = seen(top, height, spare);
          expect(from).toBeGreaterThanOrEqual(0);
          const first = Math.max(0, Math.floor(top / 50) - spare);
          const last = Math.ceil((top + height) / 50) + spare;
          for (let position = first; position < last; position += 1) {
            expect(position >= from && position < to).toBe(true);
          }
          expect(to - from).toBeLessThanOrEqual(height / 50 + 2 + 4 * Math.max(1, spare));
        },
      ),
    );
  });
});
