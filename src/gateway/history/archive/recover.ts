import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "#gateway/history/database.ts";
import { quoted } from "#gateway/history/quoted.ts";
import { countingColumns } from "#gateway/history/schema.ts";
import type { Catalog, CatalogCounting, CatalogFile } from "./catalog.ts";
import { isWhole } from "./folder.ts";
import { countingsName, fileNumber } from "./paths.ts";

/**
 * Makes a catalog again from the files of an archive. A counting that is in several files, because it was read again, is
 * taken from the newest; those of which not all lines are there are left out, so that they are read again.
 * @param paths of the archive's own files, below the folder
 */
export async function recoverCatalog(
  folder: string,
  paths: readonly string[],
  database: Database,
): Promise<Omit<Catalog, "schema">> {
  const newestFirst = paths.toSorted((a, b) => fileNumber(b) - fileNumber(a));
  const files = new Map<string, CatalogFile>();
  const fileOf = new Map<string, { readonly path: string; readonly lines: number }>();
  let headers: readonly CatalogCounting[] | undefined;
  for (const path of newestFirst) {
    const file = join(folder, path);
    const { size } = await stat(file);
    if (!(await isWhole(file, size))) continue;
    if (path.startsWith(countingsName)) {
      headers ??= await readHeaders(file, database).catch(() => undefined);
      continue;
    }
    const found = await readCountings(file, database).catch(() => []);
    const own = found.filter(({ counting }) => !fileOf.has(counting));
    // A file that also has lines of a counting that is read elsewhere would count them twice.
    if (own.length === 0 || own.length < found.length) continue;
    for (const { counting, lines } of own) fileOf.set(counting, { path, lines });
    const rows = own.reduce((sum, { lines }) => sum + lines, 0);
    files.set(path, { path, rows, bytes: size, ...partOf(path) });
  }
  const known = (headers ?? []).filter(
    ({ counting, lines }) => (fileOf.get(counting)?.lines ?? 0) === lines,
  );
  const ids = new Set(known.map(({ counting }) => counting));
  const foreign = new Set([...fileOf].filter(([id]) => !ids.has(id)).map(([, { path }]) => path));
  return {
    version: Date.now(),
    next: fileNumber(newestFirst[0] ?? "") + 1,
    files: [...files.values()].filter(({ path }) => !foreign.has(path)),
    countingsFile: null,
    countings: known
      .map((one) => ({ ...one, file: fileOf.get(one.counting)?.path ?? null }))
      .filter(({ file }) => file === null || !foreign.has(file)),
  };
}

function partOf(path: string) {
  const [, warehouse = "0", month = ""] = /warehouse=(-?\d+)\/month=([^/]+)\//.exec(path) ?? [];
  return { warehouse: Number(warehouse), month };
}

async function readHeaders(file: string, database: Database): Promise<readonly CatalogCounting[]> {
  const columns = countingColumns.map(({ name, type }) =>
    type === "TIMESTAMP" ? `strftime(${name}, '%Y-%m-%dT%H:%M:%S.%gZ') AS ${name}` : name,
  );
  const result = await ask(
    database,
    `SELECT ${columns} FROM read_parquet(${quoted(file)}, hive_partitioning = false)`,
  );
  return result.getRowObjects().map((row) => {
    const plain = Object.fromEntries(
      Object.entries(row).map(([key, value]) => [
        key,
        typeof value === "bigint" ? Number(value) : value,
      ]),
    );
    // The columns are those of the schema; an unknown body is read again when the counting is.
    return { ...plain, file: null, body: "" } as unknown as CatalogCounting;
  });
}

async function readCountings(file: string, database: Database) {
  const result = await ask(
    database,
    `SELECT counting, count(*) FROM read_parquet(${quoted(file)}, hive_partitioning = false) GROUP BY ALL`,
  );
  return result
    .getRows()
    .map(([counting, lines]) => ({ counting: String(counting), lines: Number(lines) }));
}

async function ask(database: Database, sql: string) {
  const connection = await database.connect();
  try {
    return await connection.runAndReadAll(sql);
  } finally {
    connection.closeSync();
  }
}
