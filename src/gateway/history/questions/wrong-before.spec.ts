import { afterAll, beforeAll, expect, test } from "vitest";
import {
  openSmallArchive,
  type SmallArchive,
  sampleLine,
  wrongLine,
} from "#gateway/history/testing/small-archive.ts";

let archive: SmallArchive;

const seal = { product: "P-2", location: "A-01-03" };

beforeAll(async () => {
  archive = await openSmallArchive();
  const ofWarehouse = (id: string, day: string, lines: ReturnType<typeof sampleLine>[]) => ({
    id,
    warehouse: 1,
    startedAt: `2026-${day}T06:00:00.000Z`,
    lines,
  });
  await archive.write([
    ofWarehouse("a", "01-01", [wrongLine(-9), wrongLine(1, { product: "old" })]),
    ofWarehouse("b", "02-01", [wrongLine(-2), wrongLine(1, { location: "B-02" })]),
    ofWarehouse("c", "02-02", [sampleLine(), wrongLine(1, seal)]),
    // A line that was finished without a count has no difference.
    ofWarehouse("d", "02-03", [wrongLine(3), wrongLine(3, { ...seal, counted: null })]),
    ofWarehouse("e", "03-01", [wrongLine(1), wrongLine(1, { product: "new" })]),
  ]);
});

afterAll(() => archive.end());

test("says how often products were wrong in the four counts before", async () => {
  const before = "2026-03-01T06:00:00.000Z";
  expect(await archive.answer("wrong-before", { before })).toEqual({
    countings: 4,
    wrong: [
      { times: 3, products: ["P-1"] },
      { times: 1, products: ["P-2", "old"] },
    ],
  });
  expect(await archive.answer("wrong-before", { before, of: "3" })).toEqual({
    countings: 3,
    wrong: [
      { times: 2, products: ["P-1"] },
      { times: 1, products: ["P-2"] },
    ],
  });
});

test("has no product before the first count, or in a warehouse without any", async () => {
  const nothing = { countings: 0, wrong: [] };
  const first = { before: "2026-01-01T06:00:00.000Z" };
  expect(await archive.answer("wrong-before", first)).toEqual(nothing);
  expect(await archive.answer("wrong-before", {}, { warehouse: "9" })).toEqual(nothing);
});
