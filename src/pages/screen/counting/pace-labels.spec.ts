import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PaceLabelSpace, paceLabels } from "./pace-labels.ts";

const space: PaceLabelSpace = {
  width: 1808,
  start: 100,
  end: 100,
  words: 350,
  markerName: 80,
  share: 0.42,
  marker: 0.38,
};

describe("paceLabels", () => {
  it("stand where they belong to when there is room", () => {
    const { words, marker } = paceLabels(space);
    expect(marker).toBeCloseTo(0.38 * 1808 - 14);
    expect(words).toBeCloseTo(0.42 * 1808 + 12);
  });

  it("never stand over one another or over the ends", () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, share, fc.integer({ min: 1, max: 700 }), (at, pace, length) => {
        const { words, marker } = paceLabels({ ...space, share: at, marker: pace, words: length });
        expect(words).toBeGreaterThanOrEqual(space.start + 20);
        expect(words + length).toBeLessThanOrEqual(space.width - space.end);
        if (marker === null) return;
        expect(marker - space.markerName).toBeGreaterThanOrEqual(space.start + 20);
        expect(marker).toBeLessThanOrEqual(words - 20);
      }),
    );
  });

  it("has the marker's name alone where nothing is said of the standing", () => {
    const { marker } = paceLabels({ ...space, words: 0, markerName: 230 });
    expect(marker).toBeCloseTo(0.38 * 1808 - 14);
  });
});
