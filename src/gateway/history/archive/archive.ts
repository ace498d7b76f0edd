import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { day, minute, second } from "#domain/time/units.ts";
import { errorName } from "#gateway/folder/error-name.ts";
import type { Database } from "#gateway/history/database.ts";
import type {
  ArchiveProgress,
  ProcessOptions,
  ReadAnswer,
  ReadRequest,
} from "#gateway/history/protocol.ts";
import { CatalogFault, emptyCatalog, readCatalog } from "./catalog.ts";
import { folderFault } from "./folder.ts";
import { leaseName, takeLease } from "./lease.ts";
import { type ListedCounting, type Missing, planReadings } from "./listed.ts";
import { dropDamaged, openStore } from "./open-store.ts";
import { type ArchiveContent, ProgressTally } from "./progress.ts";
import { missed, ReadFault, type Reading, readCounting, readList } from "./readings.ts";
import type { ArchiveStore } from "./store.ts";

/** Another gateway may end, and leave the lease to this one, in milliseconds. */
const leaseRetryMs = 20 * second;

/** Wait after a fault of API or folder, twice as long after each further one, in milliseconds. */
const faultWaitMs = { min: 30 * second, max: 15 * minute };

/** So many countings in a row that fail mean that the API does. */
const failuresToFault = 3;

/** Merging while countings are read pays from so many files on; without anything to read, any two are merged. */
const filesToMerge = 8;

/** What is read is published together, so long after the last time at least, in milliseconds. */
const publishMs = second;

/** A counting that the engine cannot write, such as one that needs more memory than there is. */
const unstored: Reading = { kind: "missing", reason: "unreadable", isApi: false };

interface ArchiveParts {
  readonly database: Database;
  readonly options: ProcessOptions;
  readonly read: (request: ReadRequest) => Promise<ReadAnswer>;
  readonly onProgress: (progress: ArchiveProgress) => void;
  readonly onNote: (level: "info" | "warn" | "error", message: string) => void;
  /** Resolves after so many milliseconds; rejects to end the archive. */
  readonly pause: (ms: number) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Monotonic, in milliseconds. */
  readonly elapsed: () => number;
}

/** Keeps an archive up to date, one counting after the other, until `pause` rejects. */
export class Archive {
  private readonly parts: ArchiveParts;
  private readonly tally = new ProgressTally();
  private readonly missing = new Map<string, Missing>();
  private store: ArchiveStore | undefined;
  /** What another writer has published. */
  private published: ArchiveContent = emptyCatalog;
  private faultsInARow = 0;
  private publishedAt = Number.NEGATIVE_INFINITY;

  constructor(parts: ArchiveParts) {
    this.parts = parts;
  }

  async run(): Promise<never> {
    for (;;) {
      const waitMs = await this.turn().catch((error) => this.failed(error));
      this.tell();
      await this.parts.pause(waitMs);
    }
  }

  /**
   * Takes the lease, or reads what is new.
   * @returns how long to wait then, in milliseconds
   */
  private async turn(): Promise<number> {
    const { database, options, elapsed, onNote } = this.parts;
    const { folder } = options;
    if (!this.tally.isWriter) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      this.tally.isWriter = await takeLease(database, join(folder, leaseName));
      if (!this.tally.isWriter) {
        this.published = await readCatalog(folder).catch(() => emptyCatalog);
        return leaseRetryMs;
      }
    }
    if (this.store !== undefined) await dropDamaged(this.store, folder, onNote);
    this.store ??= await openStore({ database, folder, elapsed, onNote });
    this.clear("folder");
    this.clear("files");
    this.tell();
    const isComplete = await this.round(this.store);
    this.faultsInARow = 0;
    return isComplete ? options.lookMs : options.pauseMs;
  }

  /**
   * Reads the list, and the countings that are new or changed.
   * @returns whether it read all of them, before it was time to look at the list again
   */
  private async round(store: ArchiveStore): Promise<boolean> {
    const { read, options, now, elapsed, onNote, pause } = this.parts;
    const startedAfter = new Date(Math.max(0, now() - options.days * day));
    const list = await readList(read, startedAfter, () => pause(options.pauseMs));
    this.clear("api");
    const { countings: known } = store;
    const plan = planReadings({ listed: list, known, missing: this.missing, now: now() });
    const isNew = ({ header: { id } }: ListedCounting) => !known.has(id) && !this.missing.has(id);
    let left = plan.filter(isNew).length;
    this.tally.left = left;
    this.tally.beginRound(elapsed());
    this.tell();
    if (left > 0) {
      onNote("info", `The history has ${known.size} counts; ${left} more are read now.`);
    }
    const begin = elapsed();
    let failures = 0;
    for (const one of plan) {
      // What has ended meanwhile comes first.
      if (elapsed() - begin > options.lookMs) {
        await this.publish(store);
        return false;
      }
      await pause(options.pauseMs);
      if (isNew(one)) left -= 1;
      failures = (await this.readOne(store, one)) ? 0 : failures + 1;
      this.tally.left = left;
      if (failures >= failuresToFault) throw new ReadFault("api", "several counts in a row failed");
      if (elapsed() - this.publishedAt >= publishMs) await this.publish(store);
      while (await store.merge(filesToMerge)) await this.publish(store);
    }
    await this.publish(store);
    while (await store.merge(2)) await this.publish(store);
    if (plan.length > 0 && left === 0) {
      onNote("info", `The history is up to date, with ${known.size} counts.`);
    }
    return true;
  }

  /** @returns whether the API answered */
  private async readOne(store: ArchiveStore, one: ListedCounting): Promise<boolean> {
    const { read, options, now, elapsed } = this.parts;
    const { id } = one.header;
    const found = await readCounting(read, one, options.folder);
    const reading = found.kind === "read" && !(await this.put(store, found)) ? unstored : found;
    const earlier = this.missing.get(id);
    this.missing.delete(id);
    if (reading.kind === "read") this.tally.noteReading(elapsed(), reading.readAt);
    // What the archive has of a counting stays when the API has it no more.
    if (reading.kind === "missing" && !(reading.reason === "gone" && store.countings.has(id))) {
      this.missing.set(id, missed(one, reading.reason, earlier, now()));
    }
    return !(reading.kind === "missing" && reading.isApi);
  }

  /** @returns whether it could be stored; one that the engine cannot write keeps no other waiting */
  private async put(
    store: ArchiveStore,
    { listed, counting, readAt }: Extract<Reading, { kind: "read" }>,
  ): Promise<boolean> {
    try {
      await store.put(listed, counting, readAt);
      return true;
    } catch (error) {
      if (folderFault(error) !== undefined) throw error;
      this.parts.onNote("warn", `A count cannot be stored in the history (${errorName(error)}).`);
      return false;
    }
  }

  private async publish(store: ArchiveStore): Promise<void> {
    await store.publish();
    this.publishedAt = this.parts.elapsed();
    this.tell();
  }

  /** @returns how long to wait, in milliseconds */
  private failed(error: unknown): number {
    const [code, sentence] = faultIn(error);
    const isNew = this.tally.setFault(code, sentence, this.parts.now());
    if (isNew) this.parts.onNote("warn", sentence);
    const retryMs = error instanceof ReadFault ? error.retryAfter * second : 0;
    const waitMs = Math.min(faultWaitMs.max, faultWaitMs.min * 2 ** this.faultsInARow);
    this.faultsInARow += 1;
    return Math.max(retryMs, waitMs);
  }

  private clear(code: "api" | "folder" | "files"): void {
    if (this.tally.clearFault(code)) {
      this.parts.onNote("info", "The history is being read again.");
    }
  }

  private tell(): void {
    this.parts.onProgress(this.tally.of(this.store?.content() ?? this.published, this.missing));
  }
}

/** The fault of an error, and what happened, what stays valid and what to do. */
function faultIn(error: unknown): readonly ["api" | "folder" | "files", string] {
  if (error instanceof CatalogFault) {
    return [
      "files",
      "catalog.json in ARCHIVE_DIR is of another version of Countboard, so that no counts are added to the history: use that version, or name another folder.",
    ];
  }
  if (error instanceof ReadFault && error.code === "api") {
    return [
      "api",
      `The API does not answer the reading of counts for the history (${error.message}); it is tried again, and the counts that the history has stay.`,
    ];
  }
  const sentence = folderFault(error);
  return [
    "folder",
    sentence ??
      `ARCHIVE_DIR cannot be used (${String(error).split("\n", 1)[0]}), so no more counts are added to the history; those that it has stay.`,
  ];
}
