import { join } from "node:path";
import type { Database } from "#gateway/history/database.ts";
import { type Catalog, CatalogFault, emptyCatalog, readCatalog } from "./catalog.ts";
import { isWhole, prepareFolder, strayFiles } from "./folder.ts";
import { fileNumber } from "./paths.ts";
import { recoverCatalog } from "./recover.ts";
import { ArchiveStore } from "./store.ts";
import { createParquetWriter } from "./writer.ts";

interface OpenParts {
  readonly database: Database;
  readonly folder: string;
  readonly elapsed: () => number;
  readonly onNote: (level: "info" | "warn", message: string) => void;
}

/**
 * Opens the archive of a folder for its only writer: removes what ended processes have left half done, and leaves out
 * files that are gone or damaged, so that their countings are read again.
 * @throws CatalogFault `other-version`; errors of the system and the engine when the folder cannot be written
 */
export async function openStore({
  database,
  folder,
  elapsed,
  onNote,
}: OpenParts): Promise<ArchiveStore> {
  await prepareFolder(folder);
  const { catalog, isRecovered } = await catalogOf(folder, database, onNote);
  const named = new Set([
    ...catalog.files.map(({ path }) => path),
    catalog.countingsFile?.path ?? "",
  ]);
  const strays = await strayFiles(folder, named);
  // A number is never used twice, so that a file which is to be removed is never one in use.
  const next = Math.max(catalog.next, ...strays.map((path) => fileNumber(path) + 1));
  const writer = await createParquetWriter(database);
  const numbered = { ...catalog, next };
  const store = new ArchiveStore({ folder, catalog: numbered, isRecovered, writer, elapsed });
  await dropDamaged(store, folder, onNote);
  for (const path of strays) store.retire(path);
  await store.publish();
  store.startGrace();
  return store;
}

/** Leaves out files that are gone or damaged, so that their countings are read again. */
export async function dropDamaged(
  store: ArchiveStore,
  folder: string,
  onNote: OpenParts["onNote"],
): Promise<void> {
  const damaged: string[] = [];
  for (const { path, bytes } of store.files.values()) {
    if (!(await isWhole(join(folder, path), bytes))) damaged.push(path);
  }
  if (damaged.length === 0) return;
  const before = store.countings.size;
  for (const path of damaged) {
    store.drop(path);
    store.retire(path);
  }
  const lost = before - store.countings.size;
  onNote(
    "warn",
    `${damaged.length} files in ARCHIVE_DIR are gone or damaged: their ${lost} counts are read again.`,
  );
}

async function catalogOf(
  folder: string,
  database: Database,
  onNote: OpenParts["onNote"],
): Promise<{ readonly catalog: Omit<Catalog, "schema">; readonly isRecovered: boolean }> {
  try {
    return { catalog: await readCatalog(folder), isRecovered: false };
  } catch (error) {
    if (!(error instanceof CatalogFault) || error.kind === "other-version") throw error;
    const strays = await strayFiles(folder, new Set());
    if (strays.length === 0) return { catalog: emptyCatalog, isRecovered: false };
    const catalog = await recoverCatalog(folder, strays, database);
    const why = error.kind === "missing" ? "is gone" : "is damaged";
    onNote(
      "warn",
      `catalog.json in ARCHIVE_DIR ${why}: it is made again from the files, with ${catalog.countings.length} counts.`,
    );
    return { catalog, isRecovered: true };
  }
}
