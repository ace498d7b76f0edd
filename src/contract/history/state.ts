import * as v from "valibot";
import { instant } from "#contract/scalars.ts";
import { wholeNumber } from "./parts.ts";

/** What keeps the archive from being complete, most severe first. */
const archiveFaults = [
  /** Its folder cannot be written: the disk is full, or rights are missing. */
  "folder",
  /** The process ended again and again. */
  "process",
  /** The API does not answer. */
  "api",
  /** Files in the folder cannot be read, or are of another schema. */
  "files",
] as const;

/** Why a counting is not in the archive. */
const missingReasons = ["failed", "too-large", "unreadable", "gone"] as const;

/** Answer of `state`: what the archive has, and what is left. It never fails because of the archive. */
export const historyStateSchema = v.object({
  /** `off` without `ARCHIVE_DIR`. */
  archive: v.picklist(["off", "on"]),
  /** `missing`: DuckDB is not installed or does not run here. */
  engine: v.picklist(["ready", "missing"]),
  /** Whether this gateway reads countings, or another one with the same folder does. */
  isWriter: v.boolean(),
  /** Countings that the archive has, in the viewer's scope. */
  read: wholeNumber,
  /**
   * Ended countings that are read or still to be read, without those that could not be; `null` while unknown, and for a
   * part of the warehouses.
   */
  total: v.nullable(wholeNumber),
  /** Countings read in a minute, lately; `null` while unknown, and when nothing is left. */
  perMinute: v.nullable(v.number()),
  /** Until everything is read; `null` while unknown, and when nothing is left. */
  minutesLeft: v.nullable(v.number()),
  /** Starts of the earliest and the latest counting of the archive, in scope. */
  earliest: v.nullable(instant),
  latest: v.nullable(instant),
  /** When the latest answer of the API was read; `null` before the first. */
  readAt: v.nullable(instant),
  /** Changes whenever answers in the viewer's scope may have changed, so that the page asks again only then. */
  version: v.string(),
  faults: v.array(v.object({ code: v.picklist(archiveFaults), since: v.nullable(instant) })),
  /** Countings that could not be read, newest first, 50 at most; only for viewers of everything. */
  missing: v.array(
    v.object({ id: v.string(), startedAt: instant, reason: v.picklist(missingReasons) }),
  ),
  /** All countings that could not be read; 0 for a part of the warehouses. */
  missingTotal: wholeNumber,
});

export type HistoryState = v.InferOutput<typeof historyStateSchema>;
