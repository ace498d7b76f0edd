import { describe, expect, test } from "vitest";
import type { Line } from "#contract/line.ts";
import { hour } from "#domain/time/units.ts";
import { createClient, decoded, someday } from "#reference-api/spec-client.ts";
import { aCountedLine, aLine } from "#testing/samples.ts";
import { LineColumns } from "./columns/line-columns.ts";
import { LineTable } from "./line-table.ts";

function tableOf(lines: readonly Line[], isActive = true): LineTable {
  const columns = new LineColumns();
  for (const line of lines) columns.add(line);
  return new LineTable(columns, someday, { isActive });
}

const none = {
  "stock-moved": 0,
  "changed-after-count": 0,
  "listed-twice": 0,
  "negative-stock": 0,
  "fractional-count": 0,
  "finish-before-start": 0,
};

describe("checks of the lines", () => {
  test("find nothing without lines and in sound ones", () => {
    expect(tableOf([]).checks()).toEqual(none);
    const { location } = aLine();
    const lines = [aLine(), aCountedLine(7, -3, { location: { ...location, id: "l-2" } })];
    expect(tableOf(lines).checks()).toEqual(none);
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
    const found = { ...none, "stock-moved": 1, "changed-after-count": 1 };
    expect(tableOf(lines, false).checks()).toEqual(found);
    expect(tableOf(lines).checks()).toEqual({
      ...none,
      "stock-moved": 2,
      "changed-after-count": 2,
    });
  });
});
