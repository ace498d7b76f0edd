import { describe, expect, it } from "vitest";
import { capitalArc, designText, distanceOf, fontSizeOf, minUnit } from "./sizes.ts";

const p720 = { width: 1280, height: 720 };
const p1080 = { width: 1920, height: 1080 };
const p2160 = { width: 3840, height: 2160 };

describe("capitalArc", () => {
  it("agrees with trigonometry", () => {
    // 55 inches are 1,397 mm for 2,202.9 pixels: 0.6342 mm each. A capital of 52 px is 37.8 px or 23.97 mm
    // high.
    expect(capitalArc(52, { distance: 5, diagonal: 55 }, p1080)).toBeCloseTo(16.48, 2);
    expect(capitalArc(32, { distance: 5, diagonal: 55 }, p1080)).toBeCloseTo(10.14, 2);
    // Larger at a shorter distance, smaller on a smaller screen.
    expect(capitalArc(52, { distance: 3, diagonal: 55 }, p1080)).toBeCloseTo(27.47, 2);
    expect(capitalArc(52, { distance: 5, diagonal: 43 }, p1080)).toBeCloseTo(12.89, 2);
  });
});

describe("fontSizeOf", () => {
  it("returns the pixels of 16 and 10 minutes of arc", () => {
    // At 5 m, 16 minutes are 23.27 mm and 10 minutes 14.54 mm.
    const worked = [
      [3, 43, 38.73, 24.21],
      [5, 43, 64.56, 40.35],
      [3, 55, 30.28, 18.93],
      [5, 55, 50.47, 31.55],
    ] as const;
    for (const [distance, diagonal, content, furniture] of worked) {
      const placement = { distance, diagonal };
      expect(fontSizeOf(16, placement, p1080)).toBeCloseTo(content, 1);
      expect(fontSizeOf(10, placement, p1080)).toBeCloseTo(furniture, 1);
      // The same share of the screen, however many pixels it has.
      expect(fontSizeOf(16, placement, p720)).toBeCloseTo((content * 2) / 3, 1);
      expect(fontSizeOf(16, placement, p2160)).toBeCloseTo(content * 2, 1);
    }
  });

  it("supports other aspect ratios by their diagonal", () => {
    const wide = { width: 2560, height: 1080 };
    const upright = { width: 1080, height: 1920 };
    const placement = { distance: 5, diagonal: 55 };
    expect(capitalArc(fontSizeOf(16, placement, wide), placement, wide)).toBeCloseTo(16, 6);
    expect(fontSizeOf(16, placement, upright)).toBeCloseTo(fontSizeOf(16, placement, p1080), 6);
  });
});

describe("minUnit", () => {
  it("makes content and furniture reach their minimum angles everywhere", () => {
    for (const viewport of [p720, p1080, p2160]) {
      for (const distance of [3, 5]) {
        for (const diagonal of [43, 55]) {
          const placement = { distance, diagonal };
          const unit = minUnit(placement, viewport);
          expect(capitalArc(designText.content * unit, placement, viewport)).toBeGreaterThan(16);
          expect(capitalArc(designText.furniture * unit, placement, viewport)).toBeGreaterThan(10);
          // But hardly more than needed.
          expect(capitalArc(designText.furniture * unit, placement, viewport)).toBeLessThan(10.2);
        }
      }
    }
  });

  it("is about one at the design size", () => {
    expect(minUnit({ distance: 5, diagonal: 55 }, p1080)).toBeCloseTo(0.996, 3);
  });
});

describe("distanceOf", () => {
  it("is the distance at which a unit is just large enough", () => {
    const distance = distanceOf(2, 43, p1080);
    expect(minUnit({ distance, diagonal: 43 }, p1080)).toBeLessThanOrEqual(2);
    expect(minUnit({ distance: distance + 0.01, diagonal: 43 }, p1080)).toBeGreaterThan(2);
  });
});
