import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { schemaVersion } from "#gateway/history/schema.ts";
import {
  ArchiveApi,
  ArchiveProcess,
  archiveFolder,
  endedCounting,
  removeFolders,
} from "#gateway/testing/archive.ts";
import { emptyCatalog, readCatalog, writeCatalog } from "./catalog.ts";
import { folderFault } from "./folder.ts";
import { leaseName } from "./lease.ts";
import { graceMs } from "./store.ts";

afterEach(removeFolders);

/** A folder whose archive has the counts a, b and c, one file each: a in one month, the others in another. */
async function anArchive() {
  const folder = archiveFolder();
  const api = new ArchiveApi();
  api.add(endedCounting("a", { startedAt: "2026-01-10T06:00:00.000Z" }));
  api.add(endedCounting("b", { startedAt: "2026-02-10T06:00:00.000Z" }));
  api.add(endedCounting("c", { startedAt: "2026-03-10T06:00:00.000Z" }));
  await (await ArchiveProcess.start(folder, api)).turn();
  const { files } = await readCatalog(folder);
  const pathOf = (id: string) =>
    join(folder, files.find(({ path }) => path.includes(`/${id}.`))?.path ?? "");
  api.requests.length = 0;
  const again = async () => (await ArchiveProcess.start(folder, api)).turn();
  return { folder, api, pathOf, again };
}

const everything = { read: 3, lines: 6, faults: [] };

describe("at its start, an archive", () => {
  test("has what was written before, and reads nothing again", async () => {
    const { api, again } = await anArchive();
    expect((await again()).progress).toMatchObject(everything);
    expect(api.asked()).toEqual([]);
  });

  test.each([
    ["cut short", (file: string) => truncateSync(file, 40)],
    ["empty", (file: string) => truncateSync(file, 0)],
    ["gone", (file: string) => rm(file)],
    ["a folder", (file: string) => rm(file).then(() => mkdirSync(file))],
    ["another file", (file: string) => writeFileSync(file, "PAR1 and no more")],
  ])("reads a counting again whose file is %s", async (_, damage) => {
    const { api, pathOf, again } = await anArchive();
    await damage(pathOf("b"));
    const { progress, notes } = await again();
    expect(progress).toMatchObject(everything);
    expect(api.asked()).toEqual(["b"]);
    expect(notes[0]).toBe(
      "1 files in ARCHIVE_DIR are gone or damaged: their 1 counts are read again.",
    );
  });

  test("and, while it runs, at each look at the list", async () => {
    const folder = archiveFolder();
    const api = new ArchiveApi();
    api.add(endedCounting("a"));
    const archive = await ArchiveProcess.start(folder, api);
    await archive.turn();
    const [file] = (await readCatalog(folder)).files;
    const path = join(folder, file?.path ?? "");
    await rm(path);
    mkdirSync(path);
    expect((await archive.turn()).progress).toMatchObject({ read: 1, lines: 2, faults: [] });
    expect(api.asked()).toEqual(["a", "a"]);
    api.elapsed += graceMs;
    api.add(endedCounting("b"));
    expect((await archive.turn()).progress).toMatchObject({ read: 2, faults: [] });
  });

  test.each([
    ["gone", (file: string) => rm(file), "is gone"],
    ["cut short", (file: string) => truncateSync(file, 100), "is damaged"],
    ["of a foreign program", (file: string) => writeFileSync(file, '{"tables":[]}'), "is damaged"],
  ])("makes a catalog again that is %s", async (_, damage, why) => {
    const { folder, api, again } = await anArchive();
    await damage(join(folder, "catalog.json"));
    const { progress, notes } = await again();
    expect(progress).toMatchObject(everything);
    expect(api.asked()).toEqual([]);
    expect(notes[0]).toBe(
      `catalog.json in ARCHIVE_DIR ${why}: it is made again from the files, with 3 counts.`,
    );
    const catalog = await readCatalog(folder);
    expect(catalog.countings).toHaveLength(3);
    expect(readdirSync(join(folder, "countings"))).toContain(
      catalog.countingsFile?.path.replace("countings/", ""),
    );
  });

  test("makes a catalog again without the counts whose header or lines are gone", async () => {
    const { folder, api, pathOf, again } = await anArchive();
    await rm(join(folder, "catalog.json"));
    await rm(pathOf("a"));
    expect((await again()).progress).toMatchObject(everything);
    expect(api.asked()).toEqual(["a"]);
  });

  test("reads all counts again when catalog and headers are gone", async () => {
    const { folder, api, again } = await anArchive();
    await rm(join(folder, "catalog.json"));
    await rm(join(folder, "countings"), { recursive: true });
    expect((await again()).progress).toMatchObject(everything);
    expect(api.asked()).toEqual(["c", "b", "a"]);
  });

  test.each([schemaVersion - 1, schemaVersion + 1])(
    "leaves a folder alone whose schema is %d",
    async (schema) => {
      const { folder, api, again } = await anArchive();
      const file = join(folder, "catalog.json");
      const text = readFileSync(file, "utf8").replace('"schema":1', `"schema":${schema}`);
      writeFileSync(file, text);
      const { progress } = await again();
      expect(progress).toMatchObject({ read: 0, faults: [{ code: "files" }] });
      expect(api.requests).toEqual([]);
      expect(readFileSync(file, "utf8")).toBe(text);
    },
  );

  test("leaves foreign files alone, and removes what an ended process left half done", async () => {
    const { folder, again } = await anArchive();
    const foreign = [
      "notes.txt",
      "lines/export.csv",
      "lines/warehouse=0/month=2026-01/mine.parquet",
    ];
    const left = ["drafts/9.parquet", "incoming/counting.json"];
    for (const path of [...foreign, ...left]) writeFileSync(join(folder, path), "PAR1");
    expect((await again()).progress).toMatchObject(everything);
    const all = readdirSync(folder, { recursive: true, encoding: "utf8" });
    expect(all).toEqual(expect.arrayContaining(foreign));
    for (const path of left) expect(all).not.toContain(path);
  });
});

/** Takes the lease on a folder in another process, which has it until it is killed. */
const holder = `
  const { DuckDBInstance } = await import("@duckdb/node-api");
  const connection = await (await DuckDBInstance.create()).connect();
  await connection.run("ATTACH '" + process.argv[1].replaceAll("'", "''") + "' AS lease");
  process.stdout.write("held");
  setInterval(() => connection, 1000);`;

test("a second writer waits, and takes the place of one that is killed", async () => {
  const folder = archiveFolder();
  const api = new ArchiveApi();
  const held = ["--input-type=module", "--eval", holder, join(folder, leaseName)];
  const other = spawn(process.execPath, held, { stdio: ["ignore", "pipe", "inherit"] });
  await once(other.stdout, "data");
  await writeCatalog(folder, { ...emptyCatalog, version: 7 });
  const archive = await ArchiveProcess.start(folder, api);
  const { progress, waitMs } = await archive.turn();
  expect(progress).toMatchObject({ isWriter: false, version: "7", total: null, faults: [] });
  expect(waitMs).toBe(20_000);
  expect(api.requests).toEqual([]);
  other.kill("SIGKILL");
  await once(other, "exit");
  expect((await archive.turn()).progress).toMatchObject({ isWriter: true, total: 0 });
});

test("a folder that is a file is a fault, and tried again", async () => {
  const folder = archiveFolder();
  const file = join(folder, "archive");
  writeFileSync(file, "");
  const archive = await ArchiveProcess.start(folder, new ArchiveApi(), file);
  const { progress, waitMs } = await archive.turn();
  expect(progress).toMatchObject({ isWriter: false, faults: [{ code: "folder" }] });
  expect(waitMs).toBe(30_000);
  await rm(file);
  expect((await archive.turn()).progress).toMatchObject({ isWriter: true, faults: [] });
});

describe("the sentence of a fault", () => {
  test.each([
    [Object.assign(new Error("write"), { code: "ENOSPC" }), "ENOSPC", "free some of"],
    [
      new Error('IO Error: Could not write file "x": No space left on device'),
      "ENOSPC",
      "free some of",
    ],
    [new Error('IO Error: Cannot open file "x": Read-only file system'), "EROFS", "mount the"],
    [
      new Error('IO Error: Cannot open file "x": Permission denied'),
      "EACCES",
      "let the gateway's user",
    ],
  ])("of %s says what to do", (error, code, toDo) => {
    expect(folderFault(error)).toContain(`(${code})`);
    expect(folderFault(error)).toContain(toDo);
  });

  test("is none for an error that is not about the folder", () => {
    expect(folderFault(new Error("Binder Error"))).toBeUndefined();
  });
});
