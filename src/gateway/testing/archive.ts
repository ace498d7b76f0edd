import { mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Counting } from "#contract/counting.ts";
import type { Line } from "#contract/line.ts";
import { Archive } from "#gateway/history/archive/archive.ts";
import type { Database } from "#gateway/history/database.ts";
import { openDatabase } from "#gateway/history/database.ts";
import type {
  ArchiveProgress,
  ProcessOptions,
  ReadAnswer,
  ReadRequest,
} from "#gateway/history/protocol.ts";
import { aCounting, aLine } from "#testing/samples.ts";

const folders: string[] = [];

/** A temporary folder; `removeFolders` removes all of them. */
export function archiveFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "countboard archive '"));
  folders.push(folder);
  return folder;
}

export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** An ended counting of two lines: one right, one three too many. */
export function endedCounting(id: string, changes: Partial<Counting> = {}): Counting {
  return aCounting({ id, active: false, totalProducts: 2, totalProductsCounted: 2, ...changes });
}

export function countedLine(id: number, changes: Partial<Line> = {}): Line {
  return aLine({
    id,
    index: id,
    startedAt: "2026-03-02T07:00:00.000Z",
    finishedAt: "2026-03-02T07:05:00.000Z",
    countedStock: 10,
    difference: 0,
    ...changes,
  });
}

const twoLines = [countedLine(1), countedLine(2, { countedStock: 13, difference: 3 })];

/** An API for an archive, by counting; what is in it may change between two readings. */
export class ArchiveApi {
  /** A body is the counting's lines, the text of a body, or why it cannot be read. */
  readonly countings = new Map<
    string,
    { header: Counting; body: readonly unknown[] | string | Extract<ReadAnswer, { isRead: false }> }
  >();
  readonly requests: ReadRequest[] = [];
  /** The answer of the list, when it fails. */
  failure: Extract<ReadAnswer, { isRead: false }> | undefined;
  now = Date.parse("2026-04-01T00:00:00.000Z");
  /** Monotonic, in milliseconds; each reading of a counting takes `readMs`. */
  elapsed = 0;
  readMs = 100;

  add(header: Counting, body: readonly unknown[] | string = twoLines): void {
    this.countings.set(header.id, { header, body });
  }

  fail(id: string, code: Extract<ReadAnswer, { isRead: false }>["code"]): void {
    const header = this.countings.get(id)?.header ?? endedCounting(id);
    this.countings.set(id, { header, body: failure(code) });
  }

  /** The ids of the countings that were asked for. */
  asked(): readonly string[] {
    return this.requests.flatMap((one) => (one.kind === "counting" ? [one.counting] : []));
  }

  readonly read = async (request: ReadRequest): Promise<ReadAnswer> => {
    this.requests.push(request);
    if (request.kind === "list") {
      if (this.failure !== undefined) return this.failure;
      const items = [...this.countings.values()].map(({ header }) => header);
      const text = JSON.stringify({ items, meta: { total: items.length } });
      return { isRead: true, text, fetchedAt: this.now };
    }
    this.elapsed += this.readMs;
    const found = this.countings.get(request.counting);
    if (found === undefined) return failure("not-found");
    const { header, body } = found;
    if (typeof body === "object" && "isRead" in body) return body;
    const text = typeof body === "string" ? body : JSON.stringify({ ...header, products: body });
    await writeFile(request.file, text);
    return { isRead: true, text: "", fetchedAt: this.now };
  };
}

export function failure(code: Extract<ReadAnswer, { isRead: false }>["code"]) {
  return { isRead: false, code, detail: "It fails.", retryAfter: 0 } as const;
}

class Stopped extends Error {}

export interface ArchiveRun {
  readonly progress: ArchiveProgress;
  readonly notes: readonly string[];
  /** How long the archive would wait before the next turn, in milliseconds. */
  readonly waitMs: number;
}

/** A process of an archive: its database, and turns of reading the API. */
export class ArchiveProcess {
  readonly options: ProcessOptions;
  readonly notes: string[] = [];
  private readonly archive: Archive;
  private last: ArchiveProgress | undefined;
  private turnEnded: (waitMs: number) => void = () => {};
  private proceed: () => void = () => {};
  private abandon: (error: Error) => void = () => {};
  private running: Promise<unknown> | undefined;

  private constructor(folder: string, database: Database, api: ArchiveApi) {
    this.options = { folder, days: 400, isTemporary: false, pauseMs: 0, lookMs: 900_000 };
    this.archive = new Archive({
      database,
      options: this.options,
      read: api.read,
      now: () => api.now,
      elapsed: () => api.elapsed,
      onProgress: (progress) => {
        this.last = progress;
      },
      onNote: (_, message) => this.notes.push(message),
      pause: (ms) => {
        if (ms === this.options.pauseMs) return Promise.resolve();
        return new Promise((resolve, reject) => {
          this.proceed = resolve;
          this.abandon = reject;
          this.turnEnded(ms);
        });
      },
    });
  }

  /** @param archive its folder, if it is not that of the process */
  static async start(folder: string, api: ArchiveApi, archive = folder): Promise<ArchiveProcess> {
    const database = await openDatabase(join(folder, "spill"));
    return new ArchiveProcess(archive, database, api);
  }

  /** Reads the API until the archive waits. */
  async turn(): Promise<ArchiveRun> {
    const ended = new Promise<number>((resolve) => {
      this.turnEnded = resolve;
    });
    if (this.running === undefined) {
      this.running = this.archive.run().catch((error) => {
        if (!(error instanceof Stopped)) throw error;
      });
    } else this.proceed();
    const waitMs = await Promise.race([ended, this.running.then(() => Number.NaN)]);
    if (this.last === undefined) throw new Error("No progress was told");
    return { progress: this.last, notes: this.notes, waitMs };
  }

  /** Ends it between two turns. */
  stop(): void {
    this.abandon(new Stopped());
  }
}
