import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseLine, lineLink, parseLineLink } from "./line-link.ts";

const line = fc.integer({ min: 1, max: 999_999_999 });

describe("a link to lines", () => {
  it("is read as it was written, whichever end comes first", () => {
    fc.assert(
      fc.property(line, line, (one, other) => {
        const range = { from: Math.min(one, other), to: Math.max(one, other) };
        expect(parseLineLink(lineLink(range))).toEqual(range);
        expect(parseLineLink(`#L${range.to}-L${range.from}`)).toEqual(range);
      }),
    );
  });

  it("is written short", () => {
    expect(lineLink({ from: 20, to: 20 })).toBe("#L20");
    expect(lineLink({ from: 20, to: 35 })).toBe("#L20-L35");
    expect(lineLink(null)).toBe("");
  });

  it.each(["", "#", "#content", "#L", "#L0", "#L0-L4", "#L-3", "#L1.5", "#l20", "#L9999999999"])(
    "is not %j",
    (hash) => {
      expect(parseLineLink(hash)).toBeNull();
    },
  );
});

describe("choosing a line", () => {
  it("links it, and unlinks it when chosen again", () => {
    expect(chooseLine(null, { line: 4, extend: false, began: null })).toEqual({ from: 4, to: 4 });
    expect(chooseLine({ from: 4, to: 4 }, { line: 4, extend: false, began: null })).toBeNull();
    expect(chooseLine({ from: 4, to: 9 }, { line: 4, extend: false, began: null })).toEqual({
      from: 4,
      to: 4,
    });
  });

  it("extends from where the linked lines begin, in both directions", () => {
    expect(chooseLine({ from: 4, to: 4 }, { line: 9, extend: true, began: null })).toEqual({
      from: 4,
      to: 9,
    });
    expect(chooseLine({ from: 4, to: 9 }, { line: 2, extend: true, began: null })).toEqual({
      from: 2,
      to: 4,
    });
    expect(chooseLine(null, { line: 9, extend: true, began: null })).toEqual({ from: 9, to: 9 });
  });

  it("extends from the first chosen line, in both directions", () => {
    const upwards = chooseLine({ from: 6, to: 6 }, { line: 4, extend: true, began: 6 });
    expect(upwards).toEqual({ from: 4, to: 6 });
    const further = chooseLine(upwards, { line: 2, extend: true, began: 6 });
    expect(further).toEqual({ from: 2, to: 6 });
    expect(chooseLine(further, { line: 9, extend: true, began: 6 })).toEqual({ from: 6, to: 9 });
  });
});
