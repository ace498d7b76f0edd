import { OutdatedVersionError } from "#lines/outdated-version-error.ts";
import type { LineTable } from "./line-table.ts";

interface Version {
  readonly version: number;
  readonly table: LineTable;
}

/** The newest version of the lines and the one before it, for rows that a page still shows from that. */
export class LineVersions {
  private newest: Version | null = null;
  private previous: Version | null = null;

  /**
   * @param after the new version's number is higher than this one, too
   * @returns the new version's number
   */
  add(table: LineTable, after: number): number {
    const version = Math.max(after, this.newest?.version ?? 0) + 1;
    this.previous = this.newest;
    this.newest = { version, table };
    return version;
  }

  /** @throws OutdatedVersionError before the first load */
  latest(): Version {
    if (this.newest === null) throw new OutdatedVersionError(0);
    return this.newest;
  }

  /** @throws OutdatedVersionError for all but the two that are held */
  get(version: number): LineTable {
    for (const held of [this.newest, this.previous]) {
      if (held?.version === version) return held.table;
    }
    throw new OutdatedVersionError(version);
  }
}
