import { closeSync, constants, fstatSync, openSync, type Stats } from "node:fs";
import { open } from "node:fs/promises";

/** Without the second one, which Windows lacks, opening a pipe waits for its writer. */
const flags = constants.O_RDONLY | constants.O_NONBLOCK;

/**
 * Reads a regular file. Pipes and devices are refused, since reading them may never end.
 * @throws Error whose `code` is the system's, or `NOTFILE` for a pipe or a device
 */
export async function readRegularFile(path: string): Promise<Buffer> {
  const file = await open(path, flags);
  try {
    refuseOthers(await file.stat());
    return await file.readFile();
  } finally {
    await file.close();
  }
}

/**
 * Opens a regular file, and closes it after the work.
 * @param work gets the file's descriptor
 * @throws as `readRegularFile`; any error of `work`
 */
export function withRegularFile<T>(path: string, work: (file: number) => T): T {
  const file = openSync(path, flags);
  try {
    refuseOthers(fstatSync(file));
    return work(file);
  } finally {
    closeSync(file);
  }
}

/** Reading a folder fails by itself. */
function refuseOthers(stats: Stats): void {
  if (stats.isFile() || stats.isDirectory()) return;
  throw Object.assign(new Error("Not a file"), { code: "NOTFILE" });
}
