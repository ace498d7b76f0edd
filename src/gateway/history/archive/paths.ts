import { createHash } from "node:crypto";

/** Folders within the archive's. */
export const linesName = "lines";
export const countingsName = "countings";
/** Files that are not complete yet. */
export const draftsName = "drafts";
/** Answers of the API on their way into files. */
export const incomingName = "incoming";
/** What the engine moves out of its memory. */
export const spillName = "spill";

/** The month of an instant in UTC, such as `2026-11`. */
export function monthOf(instant: string): string {
  return new Date(instant).toISOString().slice(0, -17);
}

/**
 * Path of a new file with lines, below the archive's folder.
 * @param name a counting's id, or what the file has
 * @param number of the file, which makes it unique
 */
export function linesPath(warehouse: number, month: string, name: string, number: number): string {
  return `${linesName}/warehouse=${warehouse}/month=${month}/${fileName(name)}.${number}.parquet`;
}

export function countingsPath(number: number): string {
  return `${countingsName}/countings.${number}.parquet`;
}

/** A counting's id as a file name: ids may be any text. */
function fileName(id: string): string {
  if (/^[\w-]{1,64}$/.test(id)) return id;
  return `~${createHash("sha256").update(id).digest("hex").slice(0, 24)}`;
}

/** The number in the path of a file; 0 without one. */
export function fileNumber(path: string): number {
  return Number(/\.(\d+)\.parquet$/.exec(path)?.[1] ?? 0);
}

/** Whether an archive made the file, by its path below the folder. */
export function isOwnPath(path: string): boolean {
  return /^(lines\/warehouse=-?\d+\/month=-?\d+-\d\d|countings)\/[\w~-]+\.\d+\.parquet$/.test(path);
}
