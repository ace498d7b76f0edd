import { rm } from "node:fs/promises";
import { join } from "node:path";
import { type Catalog, type CatalogCounting, type CatalogFile, writeCatalog } from "./catalog.ts";
import { folderFault, publishDraft } from "./folder.ts";
import type { ListedCounting } from "./listed.ts";
import { countingsPath, draftsName, linesPath, monthOf } from "./paths.ts";
import type { ArchiveContent } from "./progress.ts";
import type { ReadCounting } from "./read-body.ts";
import type { StagedLines, StagedTexts } from "./staged-lines.ts";
import type { ParquetWriter } from "./writer.ts";

/** Lines of a merged file at most: more would need too much memory to sort. */
const maxMergedRows = 1_000_000;

/** How long a file stays after another one took its place, in milliseconds: longer than any question takes. */
export const graceMs = 120_000;

interface StoreParts {
  readonly folder: string;
  readonly catalog: Omit<Catalog, "schema">;
  /** Whether the catalog is not in the folder, so that it is published even without a change. */
  readonly isRecovered: boolean;
  readonly writer: ParquetWriter;
  /** Monotonic, in milliseconds. */
  readonly elapsed: () => number;
}

/** The content of an archive, changed by its only writer. Nothing of a change is visible until it is published. */
export class ArchiveStore {
  readonly countings: Map<string, CatalogCounting>;
  readonly files: Map<string, CatalogFile>;
  private readonly folder: string;
  private readonly writer: ParquetWriter;
  private readonly elapsed: () => number;
  private countingsFile: Catalog["countingsFile"];
  private next: number;
  private isChanged: boolean;
  /** Files that are no longer in use, with the time from which no question reads them; infinity before it is known. */
  private readonly retired = new Map<string, number>();
  version: number;

  constructor({ folder, catalog, isRecovered, writer, elapsed }: StoreParts) {
    this.isChanged = isRecovered;
    this.folder = folder;
    this.writer = writer;
    this.elapsed = elapsed;
    this.countings = new Map(catalog.countings.map((one) => [one.counting, one]));
    this.files = new Map(catalog.files.map((one) => [one.path, one]));
    this.countingsFile = catalog.countingsFile;
    this.next = catalog.next;
    this.version = catalog.version;
  }

  /** What is visible after the next publishing. */
  content(): ArchiveContent {
    const [countings, files] = [[...this.countings.values()], [...this.files.values()]];
    return { countings, files, version: this.version };
  }

  /**
   * Takes a counting in, or in the place of an earlier reading of it.
   * @param readAt when the API sent it, in milliseconds since 1970
   */
  async put(
    { hash }: ListedCounting,
    { header, lines, broken, body }: ReadCounting,
    readAt: number,
  ): Promise<void> {
    const known = this.countings.get(header.id);
    const { warehouse } = header;
    const own = {
      counting: header.id,
      warehouse: warehouse.id,
      code: warehouse.code,
      warehouse_name: warehouse.name,
      slug: warehouse.slug,
      started_at: new Date(header.startedAt).toISOString(),
      ends_at: new Date(header.endsAt).toISOString(),
      read_at: new Date(readAt).toISOString(),
      header: hash,
      body,
    };
    if (known?.body === body) {
      this.countings.set(header.id, { ...known, ...own });
    } else {
      const file = lines.size === 0 ? null : await this.writeLines(header.id, own, lines);
      try {
        if (known !== undefined) await this.leave(known);
      } catch (error) {
        // Its earlier lines stay, and no line may be in two files.
        if (file !== null) this.leaveOut(file);
        throw error;
      }
      this.countings.set(header.id, { ...own, ...sumsOf(lines), broken, file });
    }
    this.isChanged = true;
  }

  /** Leaves out countings whose file is gone or damaged, so that they are read again. */
  drop(file: string): void {
    this.files.delete(file);
    for (const [id, counting] of this.countings) {
      if (counting.file === file) this.countings.delete(id);
    }
    this.isChanged = true;
  }

  /** Makes all changes visible at once, and removes files that were replaced a while ago. */
  async publish(): Promise<void> {
    if (this.isChanged) await this.writeChanges();
    for (const [path, from] of this.retired) {
      if (this.elapsed() < from) continue;
      // What cannot be removed, such as a folder in its place, stays until the next start.
      await rm(join(this.folder, path), { force: true }).catch(() => {});
      this.retired.delete(path);
    }
  }

  /** The file is not in use; it is removed later, since a question may still read it. */
  retire(path: string): void {
    this.retired.set(path, Number.POSITIVE_INFINITY);
  }

  /** Lets files go that the published catalog does not name. */
  startGrace(): void {
    for (const [path, from] of this.retired) {
      if (from === Number.POSITIVE_INFINITY) this.retired.set(path, this.elapsed() + graceMs);
    }
  }

  /**
   * Merges files of one warehouse and month, sorted by product.
   * @param least files that make a merge worth it
   * @returns whether there were so many
   */
  async merge(least: number): Promise<boolean> {
    const small = [...this.files.values()].filter(({ rows }) => rows < maxMergedRows);
    const byMonth = new Map<string, CatalogFile[]>();
    for (const file of small) {
      const month = `${file.warehouse} ${file.month}`;
      byMonth.set(month, [...(byMonth.get(month) ?? []), file]);
    }
    for (const files of byMonth.values()) {
      const chosen = fitting(files.toSorted((a, b) => a.rows - b.rows));
      const [first] = chosen;
      if (first === undefined || chosen.length < least) continue;
      await this.replace(chosen, [], first);
      return true;
    }
    return false;
  }

  private async writeLines(
    id: string,
    { warehouse, started_at }: Pick<CatalogCounting, "warehouse" | "started_at">,
    lines: StagedLines,
  ): Promise<string> {
    const month = monthOf(started_at);
    const path = linesPath(warehouse, month, id, this.next);
    const bytes = await this.publishAs(path, (draft) => this.writer.writeLines(draft, id, lines));
    this.files.set(path, { path, rows: lines.size, bytes, warehouse, month });
    return path;
  }

  /** Takes the lines of an earlier reading out of its file. */
  private async leave({ counting, file }: CatalogCounting): Promise<void> {
    const old = file === null ? undefined : this.files.get(file);
    if (old === undefined) return;
    const isAlone = [...this.countings.values()].every(
      (other) => other.file !== file || other.counting === counting,
    );
    if (isAlone) this.leaveOut(old.path);
    else await this.replace([old], [counting], old);
  }

  private leaveOut(path: string): void {
    this.files.delete(path);
    this.retire(path);
  }

  /** Writes the lines of some files into one, which takes their place. */
  private async replace(
    old: readonly CatalogFile[],
    without: readonly string[],
    { warehouse, month }: CatalogFile,
  ): Promise<void> {
    const path = linesPath(warehouse, month, "merged", this.next);
    const sources = old.map((file) => join(this.folder, file.path));
    let rows = 0;
    let bytes: number;
    try {
      bytes = await this.publishAs(path, async (draft) => {
        rows = await this.writer.mergeLines(draft, sources, without);
      });
    } catch (error) {
      if (folderFault(error) !== undefined || !(await this.dropUnreadable(old))) throw error;
      return;
    }
    const paths = new Set(old.map((file) => file.path));
    for (const [id, one] of this.countings) {
      if (one.file !== null && paths.has(one.file) && !without.includes(id)) {
        this.countings.set(id, { ...one, file: path });
      }
    }
    for (const replaced of paths) this.leaveOut(replaced);
    this.files.set(path, { path, rows, bytes, warehouse, month });
    this.isChanged = true;
  }

  /** @returns whether one of the files cannot be read */
  private async dropUnreadable(files: readonly CatalogFile[]): Promise<boolean> {
    let isDropped = false;
    for (const { path } of files) {
      if (await this.writer.isReadable(join(this.folder, path))) continue;
      this.drop(path);
      this.retire(path);
      isDropped = true;
    }
    return isDropped;
  }

  /** @returns the file's size in bytes */
  private async publishAs(path: string, write: (draft: string) => Promise<void>): Promise<number> {
    const draft = join(this.folder, draftsName, `${this.next}.parquet`);
    this.next += 1;
    try {
      await write(draft);
      return await publishDraft(this.folder, draft, path);
    } finally {
      await rm(draft, { force: true });
    }
  }

  private async writeChanges(): Promise<void> {
    const countings = [...this.countings.values()];
    const path = countingsPath(this.next);
    const bytes = await this.publishAs(path, (draft) =>
      this.writer.writeCountings(draft, countings),
    );
    const catalog: Omit<Catalog, "schema"> = {
      version: this.version + 1,
      next: this.next,
      files: [...this.files.values()],
      countingsFile: { path, bytes },
      countings,
    };
    await writeCatalog(this.folder, catalog);
    this.version = catalog.version;
    if (this.countingsFile !== null) this.retire(this.countingsFile.path);
    this.countingsFile = catalog.countingsFile;
    this.isChanged = false;
    this.startGrace();
  }
}

/** The first of the files, from the smallest on, that make no file too large. */
function fitting(files: readonly CatalogFile[]): readonly CatalogFile[] {
  let rows = 0;
  return files.filter((file) => {
    rows += file.rows;
    return rows <= maxMergedRows;
  });
}

function sumsOf(lines: StagedLines) {
  const { finished_at, difference, incident } = lines.columns;
  const finishes = (finished_at as Float64Array).filter((finish) => !Number.isNaN(finish));
  const differences = difference as Float64Array;
  const latest = finishes.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  return {
    last_finish: Number.isFinite(latest) ? new Date(latest).toISOString() : null,
    lines: lines.size,
    counted: finishes.length,
    discrepancies: differences.filter((one) => !Number.isNaN(one) && one !== 0).length,
    incidents: (incident as StagedTexts).codes.filter((code) => code !== 0).length,
  };
}
