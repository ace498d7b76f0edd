import type { ArchiveProgress } from "#gateway/history/protocol.ts";

/** The progress of an archive that has all of its 10 counts. */
export const sampleProgress: ArchiveProgress = {
  isWriter: true,
  read: 10,
  total: 10,
  perMinute: null,
  readAt: null,
  version: "1",
  faults: [],
  missing: [],
  missingTotal: 0,
  broken: 0,
  files: 1,
  bytes: 1,
  lines: 1,
};
