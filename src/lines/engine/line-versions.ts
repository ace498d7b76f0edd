import { OutdatedVersionError } from "#worker/outdated-version-error.ts";
import type { LineTable } from "./line-table.ts";

interface LoadedLines {
  /** Range of versions of the same load, each with more lines. */
  readonly first: number;
  readonly last: number;
  readonly table: LineTable;
}

/** The newest load of the lines and the one before, for rows that a page still shows. */
export class LineVersions {
  private newest: LoadedLines | null = null;
  private previous: LoadedLines | null = null;

  /**
   * @param after exclusive lower bound of the new version's number
   * @param isMore whether it extends the newest version's lines
   * @returns the new version's number
   */
  add(table: LineTable, after: number, isMore: boolean): number {
    const version = Math.max(after, this.newest?.last ?? 0) + 1;
    const first = isMore ? (this.newest?.first ?? version) : version;
    if (!isMore) this.previous = this.newest;
    this.newest = { first, last: version, table };
    return version;
  }

  /** @throws OutdatedVersionError before the first load */
  latest(): { readonly version: number; readonly since: number; readonly table: LineTable } {
    if (this.newest === null) throw new OutdatedVersionError(0);
    const { first, last, table } = this.newest;
    return { version: last, since: first, table };
  }

  /** @throws OutdatedVersionError for all but the two cached loads */
  get(version: number): LineTable {
    for (const previous of [this.newest, this.previous]) {
      if (previous && previous.first <= version && version <= previous.last) return previous.table;
    }
    throw new OutdatedVersionError(version);
  }
}
