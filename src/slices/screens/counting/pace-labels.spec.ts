import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PaceLabelSpace, paceLabels } from "./pace-labels.ts";

const space: PaceLabelSpace = {
  width: 1808,
  start: 100,
  end: 100,
  status: 350,
  markerName: 80,
  share: 0.42,
  marker: 0.38,
};

describe("paceLabels", () => {
  it("sit beside their marks when there is room", () => {
    const { status, marker } = paceLabels(space);
    expect(marker).toBeCloseTo(0.38 * 1808 - 14);
    expect(status).toBeCloseTo(0.42 * 1808 + 12);
  });

  it("never overlap one another or the ends", () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, share, fc.integer({ min: 1, max: 700 }), (at, pace, length) => {
        const { status, marker } = paceLabels({
          ...space,
          share: at,
          marker: pace,
          status: length,
        });
        expect(status).toBeGreaterThanOrEqual(space.start + 20);
        expect(status + length).toBeLessThanOrEqual(space.width - space.end);
        if (marker === null) return;
        expect(marker - space.markerName).toBeGreaterThanOrEqual(space.start + 20);
        expect(marker).toBeLessThanOrEqual(status - 20);
      }),
    );
  });

  it("shows only the marker's label when there is no status", () => {
    const { marker } = paceLabels({ ...space, status: 0, markerName: 230 });
    expect(marker).toBeCloseTo(0.38 * 1808 - 14);
  });
});
