import { OutdatedVersionError } from "#lines/outdated-version-error.ts";
import type { LineTable } from "./line-table.ts";

interface Held {
  /** Versions of the same lines, of which more and more had come. */
  readonly first: number;
  readonly last: number;
  readonly table: LineTable;
}

/** The newest version of the lines and the load before it, for rows that a page still shows from that. */
export class LineVersions {
  private newest: Held | null = null;
  private previous: Held | null = null;

  /**
   * @param after the new version's number is higher than this one, too
   * @param isMore whether these are the newest version's lines and more of them
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

  /** @throws OutdatedVersionError for all but the two loads that are held */
  get(version: number): LineTable {
    for (const previous of [this.newest, this.previous]) {
      if (previous && previous.first <= version && version <= previous.last) return previous.table;
    }
    throw new OutdatedVersionError(version);
  }
}
