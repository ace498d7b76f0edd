import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import {
  ArchiveApi,
  ArchiveProcess,
  archiveFolder,
  endedCounting,
  removeFolders,
} from "#gateway/testing/archive.ts";
import { openDatabase } from "./database.ts";
import { countingColumns, lineColumns, schemaVersion } from "./schema.ts";

afterEach(removeFolders);

const document = readFileSync(
  fileURLToPath(new URL("../../../docs/history.md", import.meta.url)),
  "utf8",
);

test("docs/history.md has every column with its type", () => {
  const rows = [...document.matchAll(/^\| `(\w+)` \| ([A-Z0-9(),]+) \|/gm)];
  expect(rows.map(([, name, type]) => ({ name, type }))).toEqual(
    [...lineColumns, ...countingColumns.map(({ name, type }) => ({ name, type }))].map(
      ({ name, type }) => ({ name, type }),
    ),
  );
  expect(document).toContain(`schema, ${schemaVersion},`);
});

test("its statements run on an archive", async () => {
  const folder = archiveFolder();
  const api = new ArchiveApi();
  api.add(endedCounting("c-1"));
  api.add(endedCounting("c-2", { startedAt: "2026-03-03T06:00:00.000Z" }));
  await (await ArchiveProcess.start(folder, api)).turn();
  const connection = await (await openDatabase(join(folder, "spill"))).connect();
  const archive = `'${folder.replaceAll("'", "''")}/`;
  const blocks = [...document.matchAll(/```sql\n(.*?)```/gs)].map(([, sql = ""]) =>
    sql.replaceAll("'archive/", archive),
  );
  const answers: unknown[] = [];
  for (const sql of blocks) {
    const reader = await connection.runAndReadAll(sql);
    answers.push(reader.getRowsJson());
  }
  const value = "7.5000000";
  expect(answers.slice(1)).toEqual([
    [["2026-03", "N", null, "4", 50, "15.0000000", "15.0000000"]],
    [["N", "SKU-1", "2", "6.000", "15.0000000"]],
    [["N", "A", "01", "2026-03-02 07:05:00"]],
    expect.arrayContaining([["c-1", "17", "2", "1"]]),
    expect.arrayContaining([expect.arrayContaining(["10.000", "3.000", value])]),
    expect.arrayContaining([expect.arrayContaining(["3.000", "wrong again"])]),
  ]);
});
