import { minute } from "#domain/time/units.ts";
import type { ArchiveFault, ArchiveProgress } from "#gateway/history/protocol.ts";
import type { Catalog } from "./catalog.ts";
import type { Missing } from "./listed.ts";

/** What an archive has. */
export type ArchiveContent = Pick<Catalog, "countings" | "files" | "version">;

/** The rate is that of so many readings at most. */
const ratedReadings = 30;

/** Number of missing countings that are named. */
const maxNamed = 50;

/** What the archive is doing, besides what its store has. */
export class ProgressTally {
  isWriter = false;
  /** Countings that are to be read for the first time; `null` before the list is known. */
  left: number | null = null;
  readAt: string | null = null;
  private readonly faults = new Map<ArchiveFault["code"], ArchiveFault>();
  private readings: number[] = [];

  /** @param elapsed monotonic, in milliseconds */
  noteReading(elapsed: number, readAt: number): void {
    this.readings = [...this.readings, elapsed].slice(-ratedReadings - 1);
    this.readAt = new Date(readAt).toISOString();
  }

  /** A round has begun: the pause before it is no part of the rate. */
  beginRound(elapsed: number): void {
    this.readings = [elapsed];
  }

  /** @returns whether the fault is a new one */
  setFault(code: ArchiveFault["code"], sentence: string, now: number): boolean {
    const known = this.faults.get(code);
    const since = known?.since ?? new Date(now).toISOString();
    this.faults.set(code, { code, sentence, since });
    return known?.sentence !== sentence;
  }

  /** @returns whether there was one */
  clearFault(code: ArchiveFault["code"]): boolean {
    return this.faults.delete(code);
  }

  of(content: ArchiveContent, missing: ReadonlyMap<string, Missing>): ArchiveProgress {
    const { countings, files } = content;
    const known = new Set(countings.map(({ counting }) => counting));
    const unknown = [...missing.values()].filter(({ id }) => !known.has(id));
    const newest = unknown.toSorted((a, b) => Date.parse(b.startedAt) - Date.parse(a.startedAt));
    return {
      isWriter: this.isWriter,
      read: countings.length,
      total: this.left === null ? null : countings.length + this.left + unknown.length,
      perMinute: this.left === null || this.left === 0 ? null : this.rate(),
      readAt: this.readAt,
      version: String(content.version),
      faults: [...this.faults.values()],
      missing: newest
        .slice(0, maxNamed)
        .map(({ id, startedAt, reason }) => ({ id, startedAt, reason })),
      missingTotal: unknown.length,
      broken: countings.reduce((sum, { broken }) => sum + broken, 0),
      files: files.length,
      bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
      lines: countings.reduce((sum, { lines }) => sum + lines, 0),
    };
  }

  private rate(): number | null {
    const [first] = this.readings;
    const last = this.readings.at(-1);
    if (first === undefined || last === undefined || last <= first) return null;
    return ((this.readings.length - 1) * minute) / (last - first);
  }
}
