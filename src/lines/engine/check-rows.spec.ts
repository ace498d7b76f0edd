import { describe, expect, test } from "vitest";
import type { Line } from "#contract/line.ts";
import { noneFound } from "#domain/lines/line-checks.ts";
import { hour } from "#domain/time/units.ts";
import { createClient, decoded, someday } from "#reference-api/spec-client.ts";
import { lineTableOf } from "#testing/line-tables.ts";
import { aCountedLine, aLine } from "#testing/samples.ts";

const tableOf = (lines: readonly Line[], isActive = true) =>
  lineTableOf(lines, someday, { isActive });

describe("checks of the lines", () => {
  test("find nothing without lines and in sound ones", () => {
    expect(tableOf([]).checks()).toEqual(noneFound);
    const { location } = aLine();
    const lines = [aLine(), aCountedLine(7, -3, { location: { ...location, id: "l-2" } })];
    expect(tableOf(lines).checks()).toEqual(noneFound);
  });

  test.each([0, 5, 13, 21])("each find a line of odd-lines, %d hours later", async (hours) => {
    const { products } = await createClient({ now: () => someday + hours * hour }).detail(
      "odd-lines",
    );
    expect(tableOf(decoded(products)).checks()).toEqual({
      "stock-moved": 1,
      "changed-after-count": 1,
      "listed-twice": 2,
      "negative-stock": 1,
      "fractional-count": 1,
      "finish-before-start": 1,
    });
  });

  test("of a finished counting leave out what changed after its last line was finished", () => {
    const { product, location } = aLine();
    const at = (time: string) => ({
      product: { ...product, updatedAt: `2026-03-02T${time}:00.000Z` },
    });
    const lines = [
      aCountedLine(7, -3, { ...at("06:06"), productLocation: { stock: 8 } }),
      aCountedLine(7, -3, {
        ...at("09:00"),
        productLocation: { stock: 8 },
        location: { ...location, id: "l-2" },
      }),
      aCountedLine(10, 0, {
        finishedAt: "2026-03-02T08:00:00.000Z",
        location: { ...location, id: "l-3" },
      }),
    ];
    const found = { ...noneFound, "stock-moved": 1, "changed-after-count": 1 };
    expect(tableOf(lines, false).checks()).toEqual(found);
    expect(tableOf(lines).checks()).toEqual({
      ...noneFound,
      "stock-moved": 2,
      "changed-after-count": 2,
    });
  });
});
