import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { minute } from "#domain/time/units.ts";
import type { Config } from "#gateway/config/config.ts";
import { forkHistory } from "./fork.ts";
import type { HistoryParts } from "./supervisor.ts";

/** Between two readings of the API, and between two looks for new countings, in milliseconds. */
const ofApi = { pauseMs: 500, lookMs: 15 * minute };
const ofDemo = { pauseMs: 100, lookMs: minute };

/** The value of `ARCHIVE_DIR` with which demo data has no archive, either. */
const noArchive = "off";

/**
 * What the history needs; `undefined` without a folder for it. Demo data has a temporary one.
 * @param entry path of the code of the archive's process
 */
export function historyParts(
  { archiveDir, archiveDays, demo }: Pick<Config, "archiveDir" | "archiveDays" | "demo">,
  entry: string,
): HistoryParts | undefined {
  if (archiveDir === noArchive) return undefined;
  const isTemporary = archiveDir === null;
  const folder = archiveDir ?? (demo ? temporaryFolder() : null);
  if (folder === null) return undefined;
  return {
    options: {
      folder: resolve(folder),
      days: archiveDays,
      isTemporary,
      ...(demo ? ofDemo : ofApi),
    },
    start: () => forkHistory(entry),
  };
}

/** `null` where nothing can be written, as in a container without a folder for temporary files. */
function temporaryFolder(): string | null {
  let folder: string;
  try {
    folder = mkdtempSync(join(tmpdir(), "countboard-history-"));
  } catch {
    return null;
  }
  // Its process removes it, too, but need not run when this one ends.
  process.once("exit", () => {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // The other process is still writing.
    }
  });
  return folder;
}
