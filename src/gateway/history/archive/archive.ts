import type { Database } from "#gateway/history/database.ts";
import type {
  ArchiveProgress,
  ProcessOptions,
  ReadAnswer,
  ReadRequest,
} from "#gateway/history/protocol.ts";

/** Folder of files that are not complete yet, within the archive's. */
export const draftsName = "drafts";

interface ArchiveParts {
  readonly database: Database;
  readonly options: ProcessOptions;
  readonly read: (request: ReadRequest) => Promise<ReadAnswer>;
  readonly onProgress: (progress: ArchiveProgress) => void;
  readonly onNote: (level: "info" | "warn" | "error", message: string) => void;
}

/** Keeps the archive up to date, one counting after the other. */
export async function startArchive(_parts: ArchiveParts): Promise<void> {}
