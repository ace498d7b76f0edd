import { constants } from "node:fs";
import { access, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { day } from "#domain/time/units.ts";
import { errorName } from "#gateway/folder/error-name.ts";
import { diskAdvice } from "#gateway/folder/folder-faults.ts";
import {
  countingsName,
  draftsName,
  incomingName,
  isOwnPath,
  linesName,
  spillName,
} from "./paths.ts";

/** Makes the folders of an archive, and removes what ended processes have left in them. */
export async function prepareFolder(folder: string): Promise<void> {
  for (const name of [draftsName, incomingName]) {
    await rm(join(folder, name), { recursive: true, force: true });
  }
  await removeOldSpills(join(folder, spillName));
  for (const name of [linesName, countingsName, draftsName, incomingName, spillName]) {
    await mkdir(join(folder, name), { recursive: true, mode: 0o700 });
  }
  await access(folder, constants.W_OK);
}

/** Removes what the engine of an ended process had moved out of its memory; others may be running on other machines. */
async function removeOldSpills(spills: string): Promise<void> {
  for (const name of await readdir(spills).catch(() => [])) {
    const path = join(spills, name);
    const { mtimeMs } = await stat(path);
    if (Math.abs(Date.now() - mtimeMs) > day) await rm(path, { recursive: true, force: true });
  }
}

/**
 * Gives a complete draft its name, on the disk before any catalog names it.
 * @returns its size in bytes
 */
export async function publishDraft(folder: string, draft: string, path: string): Promise<number> {
  const target = join(folder, path);
  const file = await open(draft, "r+");
  let size: number;
  try {
    await file.sync();
    ({ size } = await file.stat());
  } finally {
    await file.close();
  }
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await rename(draft, target);
  return size;
}

/** Begin and end of every Parquet file. */
const mark = "PAR1";

/** Whether a file is a whole Parquet file by its ends, and of its size where that is known. */
export async function isWhole(file: string, bytes?: number): Promise<boolean> {
  try {
    const handle = await open(file, "r");
    try {
      const { size } = await handle.stat();
      if (bytes !== undefined && size !== bytes) return false;
      const ends = Buffer.alloc(2 * mark.length);
      await handle.read(ends, 0, mark.length, 0);
      await handle.read(ends, mark.length, mark.length, size - mark.length);
      return ends.toString("latin1") === mark + mark;
    } finally {
      await handle.close();
    }
  } catch {
    return false;
  }
}

/** The archive's own files that the catalog does not name, below the folder: foreign files are not among them. */
export async function strayFiles(folder: string, named: ReadonlySet<string>): Promise<string[]> {
  const found: string[] = [];
  for (const name of [linesName, countingsName]) {
    const below = await readdir(join(folder, name), { recursive: true, encoding: "utf8" });
    for (const path of below) found.push(`${name}/${path.replaceAll("\\", "/")}`);
  }
  return found.filter((path) => isOwnPath(path) && !named.has(path));
}

/** Words of the engine's errors that tell the system's code. */
const engineWords: readonly (readonly [words: RegExp, code: string])[] = [
  [/no space left/i, "ENOSPC"],
  [/quota exceeded/i, "EDQUOT"],
  [/read-only file system/i, "EROFS"],
  [/permission denied/i, "EACCES"],
  [/input\/output error/i, "EIO"],
  [/stale file handle/i, "ESTALE"],
];

const folderCodes = new Set([...Object.keys(diskAdvice), "EACCES", "EPERM", "ENOENT", "ENOTDIR"]);

/** What is wrong with the folder, in one sentence; `undefined` for an error that is not about it. */
export function folderFault(error: unknown): string | undefined {
  const name = errorName(error);
  const code = folderCodes.has(name)
    ? name
    : engineWords.find(([words]) => words.test(String(error)))?.[1];
  if (code === undefined) return undefined;
  const toDo = diskAdvice[code] ?? "let the gateway's user read and write it";
  return `ARCHIVE_DIR cannot be written (${code}), so no more counts are added to the history; those that it has stay: ${toDo}.`;
}
