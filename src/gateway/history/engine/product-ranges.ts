import type { DuckDBConnection } from "@duckdb/node-api";
import type { CatalogFile } from "#gateway/history/archive/catalog.ts";
import type { Database } from "#gateway/history/database.ts";
import { quoted } from "#gateway/history/quoted.ts";
import { inFolder } from "./views.ts";

/** The first and last code of a file's products, in the order of bytes; `null` when it does not tell. */
type Range = readonly [first: Buffer, last: Buffer] | null;

/**
 * The products of each file, which its description tells. A file without a product is not opened for its story: opening
 * a file takes a millisecond, and there are as many as warehouses and months.
 */
export class ProductRanges {
  private readonly folder: string;
  private readonly own: DuckDBConnection;
  /** By path. Files never change. */
  private readonly known = new Map<string, Range>();

  private constructor(folder: string, own: DuckDBConnection) {
    this.folder = folder;
    this.own = own;
  }

  static async open(database: Database, folder: string): Promise<ProductRanges> {
    return new ProductRanges(folder, await database.connect());
  }

  /** The files that may have a product. */
  async withProduct(files: readonly CatalogFile[], code: string): Promise<readonly CatalogFile[]> {
    await this.learn(files);
    const bytes = Buffer.from(code);
    return files.filter(({ path }) => {
      const range = this.known.get(path) ?? null;
      if (range === null) return true;
      const [first, last] = range;
      return Buffer.compare(first, bytes) <= 0 && Buffer.compare(bytes, last) <= 0;
    });
  }

  /** Learns the files in use ahead of the first question about them, and forgets the others. */
  async keep(files: readonly CatalogFile[]): Promise<void> {
    const inUse = new Set(files.map(({ path }) => path));
    for (const path of this.known.keys()) if (!inUse.has(path)) this.known.delete(path);
    await this.learn(files);
  }

  private async learn(files: readonly CatalogFile[]): Promise<void> {
    const at = inFolder(this.folder);
    const unknown = files.filter(({ path }) => !this.known.has(path));
    if (unknown.length === 0) return;
    const pathOf = new Map(unknown.map(({ path }) => [at(path), path]));
    // Long codes are cut, and have no order then.
    const told = await this.own.runAndReadAll(
      `select
        file_name,
        min(stats_min_value),
        max(stats_max_value),
        bool_and(coalesce(min_is_exact and max_is_exact, false))
      from parquet_metadata([${[...pathOf.keys()].map(quoted).join(", ")}])
      where path_in_schema = 'product'
      group by file_name`,
    );
    for (const [file, first, last, isExact] of told.getRows()) {
      const path = pathOf.get(String(file));
      if (path === undefined) continue;
      const range = [Buffer.from(String(first)), Buffer.from(String(last))] as const;
      this.known.set(path, isExact === true ? range : null);
    }
  }
}
