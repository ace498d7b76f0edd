import { readdirSync } from "node:fs";
import { join } from "node:path";
import { asyncBufferFromFile, parquetReadObjects } from "hyparquet";
import { afterEach, describe, expect, test } from "vitest";
import type { Line } from "#contract/line.ts";
import { type Database, openDatabase } from "#gateway/history/database.ts";
import {
  archiveFolder,
  countedLine,
  endedCounting,
  removeFolders,
} from "#gateway/testing/archive.ts";
import { LineColumns } from "#lines/engine/columns/line-columns.ts";
import { readCatalog } from "./catalog.ts";
import { listed } from "./listed.ts";
import { openStore } from "./open-store.ts";
import { stageLines } from "./staged-lines.ts";
import { type ArchiveStore, graceMs } from "./store.ts";

afterEach(removeFolders);

async function aStore(folder = archiveFolder()) {
  const clock = { now: 0 };
  const database = await openDatabase(join(folder, "spill"));
  const parts = { database, folder, elapsed: () => clock.now, onNote: () => {} };
  return { folder, clock, database, store: await openStore(parts) };
}

let bodies = 0;

function put(store: ArchiveStore, id: string, lines: readonly Line[]): Promise<void> {
  const columns = new LineColumns();
  for (const line of lines) columns.add(line);
  const { staged, broken } = stageLines(columns);
  const header = endedCounting(id);
  const counting = { header, lines: staged, broken, body: String(bodies++) };
  return store.put(listed(header), counting, 0);
}

/** The rows of a file, as another program reads them. */
async function rowsOf(folder: string, path: string) {
  const rows = await parquetReadObjects({ file: await asyncBufferFromFile(join(folder, path)) });
  return rows as Record<string, unknown>[];
}

async function allRows(folder: string) {
  const { files } = await readCatalog(folder);
  return (await Promise.all(files.map(({ path }) => rowsOf(folder, path)))).flat();
}

function codes(line: Line, product: string, location = "A-1"): Line {
  return {
    ...line,
    product: { ...line.product, code: product },
    location: { ...line.location, code: location },
  };
}

describe("a file", () => {
  test("has every value as another program reads it", async () => {
    const { folder, store } = await aStore();
    const line = countedLine(7, {
      countedStock: 12.5,
      difference: -0.1,
      prevDifference: 1_000_000.001,
      costPrice: 0.0001,
      assignedUser: { id: 0, username: null },
      documentation: {
        body: null,
        id: 1,
        createdAt: "2026-03-02T09:00:00.123+02:00",
        user: { id: 1, username: null },
        reason: { name: "Broken ' \"", id: 3 },
        stock: null,
      },
      incident: { body: null, id: 1, createdAt: "2026-03-02T09:00:00Z", type: null },
    });
    await put(store, "c-1", [codes(line, "P/1 %", "A-12-03-2")]);
    await store.publish();
    expect(await allRows(folder)).toEqual([
      {
        counting: "c-1",
        line: 7n,
        position: 7,
        product: "P/1 %",
        description: line.product.description,
        class: null,
        zone: "A",
        aisle: "12",
        bay: "03",
        location: "A-12-03-2",
        lot: null,
        person: 0n,
        name: null,
        started_at: new Date("2026-03-02T07:00:00.000Z"),
        finished_at: new Date("2026-03-02T07:05:00.000Z"),
        expected: 12.6,
        counted: 12.5,
        difference: -0.1,
        previous_difference: 1_000_000.001,
        cost: 0.0001,
        reason: "Broken ' \"",
        documented_at: new Date("2026-03-02T07:00:00.123Z"),
        incident: "",
      },
    ]);
  });

  test("keeps strange codes and ids apart", async () => {
    const { folder, store } = await aStore();
    const strange = [
      "a/../b",
      "100%",
      'it\'s "so"',
      "👩‍🚀",
      "x".repeat(4000),
      " ",
      "\u0000",
      "\u00e9",
      "e\u0301",
    ];
    for (const text of strange) await put(store, text, [codes(countedLine(1), text, text)]);
    await store.publish();
    const rows = await allRows(folder);
    expect(rows.map(({ counting }) => counting)).toEqual(strange);
    expect(rows.map(({ product }) => product)).toEqual(strange);
    expect(rows.map(({ location }) => location)).toEqual(strange);
  });

  test("has the headers", async () => {
    const { folder, store } = await aStore();
    await put(store, "c-1", [countedLine(1, { difference: 2 })]);
    await put(store, "empty", []);
    await store.publish();
    const { countingsFile } = await readCatalog(folder);
    expect(await rowsOf(folder, countingsFile?.path ?? "")).toMatchObject([
      { counting: "c-1", warehouse: 0n, code: "N", lines: 1, discrepancies: 1, broken: 0 },
      { counting: "empty", lines: 0, last_finish: null },
    ]);
  });
});

describe("merging", () => {
  const products = ["c", "a", "b"];
  const lines = (first: number) => products.map((code, at) => codes(countedLine(first + at), code));

  async function merged() {
    const all = await aStore();
    for (let at = 0; at < 8; at += 1) await put(all.store, `c-${at}`, lines(10 * at));
    await all.store.publish();
    const before = await allRows(all.folder);
    expect(await all.store.merge(8)).toBe(true);
    return { ...all, before };
  }

  test("waits for enough files", async () => {
    const { store } = await aStore();
    await put(store, "c-1", lines(1));
    await put(store, "c-2", lines(2));
    expect(await store.merge(3)).toBe(false);
    expect(await store.merge(2)).toBe(true);
    expect(await store.merge(2)).toBe(false);
  });

  test("keeps every line, sorted by product", async () => {
    const { folder, store, before } = await merged();
    await store.publish();
    const after = await allRows(folder);
    const byLine = (rows: typeof after) => rows.toSorted((a, b) => Number(a.line) - Number(b.line));
    expect((await readCatalog(folder)).files).toHaveLength(1);
    expect(after.map(({ product }) => product).join("")).toMatch(/^a{8}b{8}c{8}$/);
    expect(byLine(after)).toEqual(byLine(before));
  });

  test("is not visible before it is published, and leaves the old files for a while", async () => {
    const { folder, clock, store } = await merged();
    expect((await readCatalog(folder)).files).toHaveLength(8);
    await store.publish();
    const files = () =>
      readdirSync(join(folder, "lines/warehouse=0/month=2026-03"), { encoding: "utf8" });
    expect(files()).toHaveLength(9);
    clock.now += graceMs - 1;
    await store.publish();
    expect(files()).toHaveLength(9);
    clock.now += 1;
    await store.publish();
    expect(files()).toHaveLength(1);
  });

  test("puts a counting that is read again in the place of its lines", async () => {
    const { folder, store } = await merged();
    await put(store, "c-3", [codes(countedLine(1000), "z")]);
    await store.publish();
    const rows = await allRows(folder);
    expect(rows.filter(({ counting }) => counting === "c-3")).toMatchObject([{ line: 1000n }]);
    expect(rows).toHaveLength(7 * 3 + 1);
  });

  test("goes on when a process ended before it was published", async () => {
    const { folder, before } = await merged();
    const { store, clock } = await aStore(folder);
    expect(await store.merge(8)).toBe(true);
    await store.publish();
    expect(await allRows(folder)).toHaveLength(before.length);
    clock.now += graceMs;
    await store.publish();
    expect(readdirSync(join(folder, "lines/warehouse=0/month=2026-03"))).toHaveLength(1);
  });

  test("leaves out a file that cannot be read, so that its counts are read again", async () => {
    const { folder, store } = await aStore();
    for (const id of ["a", "b", "c"]) await put(store, id, lines(1));
    const [first] = store.files.values();
    await overwriteMiddle(join(folder, first?.path ?? ""));
    await store.merge(2);
    expect([...store.countings.keys()]).toEqual(["b", "c"]);
    expect(await store.merge(2)).toBe(true);
  });
});

async function overwriteMiddle(file: string): Promise<void> {
  const { readFile, writeFile } = await import("node:fs/promises");
  const bytes = await readFile(file);
  bytes.fill(0xff, 4, bytes.length - 8);
  await writeFile(file, bytes);
}

/** Statements with these words fail as on a full disk. */
const full = {
  words: "",
  error: new Error("IO Error: Could not write file: No space left on device"),
};

/** Lets the statements of a database fail while `full` has words. */
async function withFullDisk(database: Database, work: () => Promise<void>): Promise<void> {
  const prototype = Object.getPrototypeOf(await database.connect());
  const { run } = prototype;
  prototype.run = function (this: unknown, sql: string, ...rest: unknown[]) {
    if (full.words !== "" && sql.includes(full.words)) throw full.error;
    return run.call(this, sql, ...rest);
  };
  try {
    await work();
  } finally {
    prototype.run = run;
    full.words = "";
  }
}

test("a full disk changes nothing, and is over when there is room", async () => {
  const { folder, database, store } = await aStore();
  await put(store, "a", [countedLine(1)]);
  await store.publish();
  const before = await readCatalog(folder);
  await withFullDisk(database, async () => {
    full.words = "COPY";
    await expect(put(store, "b", [countedLine(1)])).rejects.toThrow(full.error);
    await expect(put(store, "a", [countedLine(2)])).rejects.toThrow(full.error);
    expect(await readCatalog(folder)).toEqual(before);
    expect(readdirSync(join(folder, "drafts"))).toEqual([]);
    full.words = "";
    await put(store, "b", [countedLine(1)]);
    await store.publish();
    expect(await allRows(folder)).toMatchObject([{ counting: "a", line: 1n }, { counting: "b" }]);
  });
});

test("lines are in no two files when the disk is full before their earlier ones are taken out", async () => {
  const { folder, database, store } = await aStore();
  for (const id of ["a", "b"]) await put(store, id, [countedLine(1)]);
  await store.merge(2);
  await withFullDisk(database, async () => {
    full.words = "NOT IN";
    await expect(put(store, "a", [countedLine(2)])).rejects.toThrow(full.error);
  });
  await store.publish();
  const rows = await allRows(folder);
  expect(rows.map(({ counting, line }) => [counting, line])).toEqual([
    ["a", 1n],
    ["b", 1n],
  ]);
  await put(store, "a", [countedLine(2)]);
  await store.publish();
  expect((await allRows(folder)).map(({ line }) => line).toSorted()).toEqual([1n, 2n]);
});
