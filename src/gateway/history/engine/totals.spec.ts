import { cp, readdir, truncate } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CatalogFile, readCatalog } from "#gateway/history/archive/catalog.ts";
import { type Database, openDatabase } from "#gateway/history/database.ts";
import {
  openSmallArchive,
  type SmallArchive,
  sampleLine,
} from "#gateway/history/testing/small-archive.ts";
import { Totals } from "./totals.ts";

let archive: SmallArchive;
let database: Database;
/** A name that readers of Parquet may take for a column. */
let folder: string;
const files: CatalogFile[] = [];

beforeAll(async () => {
  archive = await openSmallArchive();
  for (const warehouse of [1, 2, 3]) {
    const startedAt = "2026-03-01T06:00:00.000Z";
    await archive.write([{ id: "c", warehouse, startedAt, lines: [sampleLine()] }]);
    const catalog = await readCatalog(archive.folder);
    // All are large enough for totals of their own, and two of them are read by one statement.
    files.push(...catalog.files.map((file) => ({ ...file, rows: 400_000 })));
  }
  folder = join(archive.folder, "tenant=5");
  await cp(join(archive.folder, "lines"), join(folder, "lines"), { recursive: true });
  database = await openDatabase(join(archive.folder, "spill"));
});

afterAll(() => archive.end());

async function summed() {
  const totals = await Totals.open(database, folder);
  const found = await totals.of(files);
  const connection = await database.connect();
  const told = await connection.runAndReadAll("select file, lines from file_totals order by file");
  connection.closeSync();
  return { found, rows: told.getRows() };
}

test("each file is summed once, and read from what was written after a start", async () => {
  const paths = files.map(({ path }) => path);
  const all = { found: { kept: [], inMemory: paths }, rows: paths.map((path) => [path, 1]) };
  expect(await summed()).toEqual(all);
  expect(await readdir(join(folder, "totals-1"))).toHaveLength(3);
  expect(await summed()).toEqual(all);
});

test("totals that were cut short are made again", async () => {
  const before = await summed();
  const [name = ""] = await readdir(join(folder, "totals-1"));
  await truncate(join(folder, "totals-1", name), 100);
  expect(await summed()).toEqual(before);
});
