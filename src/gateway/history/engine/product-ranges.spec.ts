import { afterAll, beforeAll, expect, test } from "vitest";
import type { CatalogFile } from "#gateway/history/archive/catalog.ts";
import { readCatalog } from "#gateway/history/archive/catalog.ts";
import { openDatabase } from "#gateway/history/database.ts";
import {
  openSmallArchive,
  type SmallArchive,
  sampleLine,
} from "#gateway/history/testing/small-archive.ts";
import { ProductRanges } from "./product-ranges.ts";

let archive: SmallArchive;
let ranges: ProductRanges;
let files: readonly CatalogFile[];

const long = "x".repeat(4000);

/** A file for each warehouse. */
const products = [
  ["B", "D"],
  ["b", "é", "😀"],
  [long, `${long.slice(1)}y`],
];

beforeAll(async () => {
  archive = await openSmallArchive();
  await archive.write(
    products.map((codes, warehouse) => ({
      id: `c${warehouse}`,
      warehouse,
      startedAt: "2026-03-01T06:00:00.000Z",
      lines: codes.map((product) => sampleLine({ product })),
    })),
  );
  ranges = await ProductRanges.open(await openDatabase(archive.folder), archive.folder);
  ({ files } = await readCatalog(archive.folder));
});

afterAll(() => archive.end());

test.each<[string, readonly number[]]>([
  ["A", [2]],
  ["B", [0, 2]],
  ["C", [0, 2]],
  ["D", [0, 2]],
  ["E", [2]],
  ["ü", [1, 2]],
  ["😀", [1, 2]],
  ["😁", [2]],
  [long, [1, 2]],
])("%s may be in the files that have a product before and after it", async (code, warehouses) => {
  const found = await ranges.withProduct(files, code);
  expect(found.map(({ warehouse }) => warehouse)).toEqual(warehouses);
});

test("a product is found whatever the file tells", async () => {
  for (const code of products.flat()) {
    expect(await archive.answer("product", { code })).toMatchObject({ total: 1 });
  }
});

test("files that are no longer in use are forgotten", async () => {
  await ranges.keep(files.slice(1));
  await ranges.keep(files);
  expect(await ranges.withProduct(files, "B")).toHaveLength(2);
});
