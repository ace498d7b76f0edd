import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { type Zone, zoneSeries } from "./zone-series.ts";

function aZone(zone: string, lines: number, totals: Partial<Zone["totals"]> = {}): Zone {
  const nothing = { counted: 0, inProgress: 0, discrepancies: 0, uncountedWithDifference: 0 };
  return { zone, totals: { lines, ...nothing, ...totals } };
}

const others = (count: string) => `${count} others`;

/** Zones as lines make them: the parts never exceed the lines they are parts of. */
const zones = fc.array(
  fc
    .record({
      sound: fc.nat(50),
      wrong: fc.nat(50),
      inProgress: fc.nat(50),
      left: fc.nat(50),
      uncountedWithDifference: fc.nat(50),
    })
    .map(({ sound, wrong, inProgress, left, uncountedWithDifference }) =>
      aZone("Z", sound + wrong + inProgress + left, {
        counted: sound + wrong,
        inProgress,
        discrepancies: wrong + uncountedWithDifference,
        uncountedWithDifference,
      }),
    ),
  { maxLength: 30 },
);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe("zoneSeries", () => {
  it("shows a zone's lines in its parts", () => {
    const totals = { counted: 60, inProgress: 5, discrepancies: 8, uncountedWithDifference: 1 };
    expect(zoneSeries([aZone("A", 100, totals)], others)).toEqual([
      {
        name: "A",
        lines: 100,
        counted: 60,
        sound: 53,
        discrepancies: 7,
        inProgress: 5,
        left: 35,
      },
    ]);
  });

  it("adds up: parts to bars, bars to all lines, in at most 12 bars", () => {
    fc.assert(
      fc.property(zones, (some) => {
        const bars = zoneSeries(some, others);
        expect(bars.length).toBe(Math.min(some.length, 12));
        for (const { lines, counted, sound, discrepancies, inProgress, left } of bars) {
          expect(sound + discrepancies).toBe(counted);
          expect(counted + inProgress + left).toBe(lines);
          expect(Math.min(sound, discrepancies, inProgress, left)).toBeGreaterThanOrEqual(0);
        }
        const all = some.map(({ totals }) => totals);
        expect(sum(bars.map(({ lines }) => lines))).toBe(sum(all.map(({ lines }) => lines)));
        expect(sum(bars.map(({ counted }) => counted))).toBe(
          sum(all.map(({ counted }) => counted)),
        );
      }),
    );
  });

  it("keeps 12 zones as they are, in the order given", () => {
    const names = [..."LKJIHGFEDCBA"];
    const never = vi.fn(others);
    const bars = zoneSeries(
      names.map((name, place) => aZone(name, place)),
      never,
    );
    expect(bars.map(({ name }) => name)).toEqual(names);
    expect(never).not.toHaveBeenCalled();
  });

  it("folds all but the 11 with most lines into one bar at the end", () => {
    const given = [..."ABCDEFGHIJKLMN"].map((name, place) =>
      // B, E and H are the small ones; the others grow towards the end.
      aZone(name, "BEH".includes(name) ? place : 100 + place, {
        counted: place,
        inProgress: "BEH".includes(name) ? 0 : 1,
        discrepancies: 1,
      }),
    );
    const bars = zoneSeries(given, others);
    expect(bars.map(({ name }) => name)).toEqual([..."ACDFGIJKLMN", "3 others"]);
    expect(bars.at(-1)).toEqual({
      name: "3 others",
      lines: 1 + 4 + 7,
      counted: 1 + 4 + 7,
      sound: 9,
      discrepancies: 3,
      inProgress: 0,
      left: 0,
    });
  });

  it("has nothing to show without zones", () => {
    expect(zoneSeries([], others)).toEqual([]);
  });
});
