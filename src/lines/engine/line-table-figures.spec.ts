import { describe, expect, test } from "vitest";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import { everyLine } from "#lines/line-query.ts";
import { lineTableOf, withIndexes } from "#testing/line-tables.ts";
import { aCountedLine, aLine } from "#testing/samples.ts";

const at = (code: string) => ({ location: { id: code, code } });

describe("aggregates", () => {
  const late = "2026-03-02T08:00:00.000Z";
  const table = lineTableOf(
    withIndexes([
      aCountedLine(8, -2, { ...at("B-1"), finishedAt: late }),
      aLine(at("A10-1")),
      aCountedLine(10, 0, at("B-2")),
      aCountedLine(12, 2, at("A2-1")),
    ]),
  );

  test("cover all lines and each zone, ordered by zone code", () => {
    const { totals, zones } = table.figures(everyLine, defaultViewSettings);
    // −2 × 2.5 + 2 × 2.5
    expect(totals).toMatchObject({ lines: 4, counted: 3, discrepancies: 2, netValue: "0" });
    expect(zones.groups).toMatchObject([
      { key: "A2", lines: 1, counted: 1, netValue: "5" },
      { key: "A10", lines: 1, counted: 0, left: 1 },
      { key: "B", lines: 2, counted: 2, netValue: "-5" },
    ]);
  });

  test("have the finishes in ascending order", () => {
    const early = Date.parse("2026-03-02T06:05:00Z");
    const { finishes } = table.figures(everyLine, defaultViewSettings);
    expect(finishes).toEqual(Float64Array.of(early, early, Date.parse(late)));
  });

  test("cover the matching lines", () => {
    const { totals, zones, finishes } = table.figures({ text: "a10-1" }, defaultViewSettings);
    expect(totals).toMatchObject({ lines: 1, counted: 0 });
    expect(zones.groups.map(({ key }) => key)).toEqual(["A10"]);
    expect(finishes).toEqual(Float64Array.of());
  });

  test("are zero without lines", () => {
    const { totals, zones, finishes } = lineTableOf([]).figures(everyLine, defaultViewSettings);
    expect(totals).toMatchObject({ lines: 0, netUnits: "0", firstStart: null });
    expect(zones.groups).toEqual([]);
    expect(finishes).toEqual(Float64Array.of());
  });
});
