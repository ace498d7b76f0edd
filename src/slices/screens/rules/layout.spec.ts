import { describe, expect, it } from "vitest";
import { countingLayout, fits, listLayout, maxDistance } from "./layout.ts";
import { capitalArc, designText } from "./sizes.ts";

const viewports = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
];
const places = [3, 5].flatMap((distance) => [43, 55].map((diagonal) => ({ distance, diagonal })));

describe("countingLayout", () => {
  it("keeps everything readable wherever a screen hangs", () => {
    for (const viewport of viewports) {
      for (const placement of places) {
        const layout = countingLayout(placement, viewport);
        const unit = layout?.unit ?? 0;
        expect(capitalArc(designText.content * unit, placement, viewport)).toBeGreaterThan(16);
        expect(capitalArc(designText.furniture * unit, placement, viewport)).toBeGreaterThan(10);
      }
    }
  });

  it("uses the design size for 55 inches at up to 5 m, and shows every part on some page", () => {
    for (const viewport of viewports) {
      expect(countingLayout({ distance: 5, diagonal: 55 }, viewport)?.arrangement).toBe("whole");
      expect(countingLayout({ distance: 3, diagonal: 43 }, viewport)?.arrangement).toBe("whole");
      const far = countingLayout({ distance: 5, diagonal: 43 }, viewport);
      expect(far?.arrangement).toBe("wide");
      expect(far?.pages).toEqual([["burn-up", "discrepancies"], ["zones"]]);
      const farther = countingLayout({ distance: 9, diagonal: 43 }, viewport);
      expect(farther?.arrangement).toBe("narrow");
      expect(farther?.pages).toEqual([["facts"], ["burn-up"], ["discrepancies"], ["zones"]]);
    }
  });

  it("is null for a screen too far away, and the maximum distance is known", () => {
    for (const viewport of viewports) {
      const largest = maxDistance(43, viewport);
      expect(largest).toBeCloseTo(9.4, 1);
      expect(countingLayout({ distance: largest, diagonal: 43 }, viewport)).not.toBeNull();
      expect(countingLayout({ distance: largest + 0.02, diagonal: 43 }, viewport)).toBeNull();
      expect(fits({ distance: largest + 0.02, diagonal: 43 }, viewport)).toBe(false);
    }
  });

  it("supports other aspect ratios", () => {
    const placement = { distance: 5, diagonal: 55 };
    expect(countingLayout(placement, { width: 1440, height: 900 })?.arrangement).toBe("whole");
    expect(countingLayout(placement, { width: 1080, height: 1920 })?.arrangement).toBe("narrow");
  });
});

describe("listLayout", () => {
  const screen = { width: 1920, height: 1080 };
  const placement = { distance: 5, diagonal: 55 };
  const rows = (countings: number) => listLayout(placement, screen, countings, false)?.rows ?? 0;

  it("shows few countings large, and six on a page at the design size", () => {
    expect(rows(6)).toBe(6);
    expect(rows(40)).toBe(6);
    expect(rows(2)).toBeGreaterThanOrEqual(2);
    expect(listLayout(placement, screen, 2, false)?.unit).toBeGreaterThan(1.2);
  });

  it("shows more countings at a shorter distance before it needs further pages", () => {
    const near = { distance: 3, diagonal: 55 };
    expect(listLayout(near, screen, 8, false)?.rows).toBeGreaterThanOrEqual(8);
    expect(listLayout(near, screen, 40, false)?.rows).toBe(12);
  });

  it("puts bars below names where few countings leave the height for it", () => {
    const arrangements = [2, 3, 4, 6].map(
      (countings) => listLayout(placement, screen, countings, false)?.arrangement,
    );
    expect(arrangements).toEqual(["stacked", "stacked", "wide", "wide"]);
    const higher = { width: 1440, height: 900 };
    expect(listLayout(placement, higher, 4, false)?.arrangement).toBe("stacked");
    expect(listLayout(placement, higher, 4, false)?.rows).toBe(4);
  });

  it("has room for at least one row wherever a counting fits, stale or not", () => {
    for (const viewport of viewports) {
      const distance = maxDistance(43, viewport);
      for (const isStale of [true, false]) {
        const layout = listLayout({ distance, diagonal: 43 }, viewport, 12, isStale);
        expect(layout?.arrangement).toBe("narrow");
        expect(layout?.rows).toBeGreaterThanOrEqual(1);
      }
      expect(listLayout({ distance: 20, diagonal: 43 }, viewport, 1, false)).toBeNull();
    }
  });
});
