import type { LineEvaluation } from "#domain/lines/line-evaluation.ts";
import type { LineFacts } from "#domain/lines/line-facts.ts";
import { byMostLines, type LinesLeft } from "./group-order.ts";
import { GroupTable } from "./group-table.ts";
import type { GroupTotals } from "./group-totals.ts";

/** Key that lines are grouped by; `null` groups the lines without one. */
export type GroupKey = string | number | null;

export interface Group<Key extends GroupKey> extends GroupTotals {
  readonly key: Key;
  /** Display name of the key: the first of the group's lines that is not `null`. */
  readonly name: string | null;
}

/** The groups of lines; those beyond the maximum are combined. */
export interface Groups<Key extends GroupKey> {
  /** In order of first appearance. */
  readonly groups: readonly Group<Key>[];
  /** The combined groups beyond the maximum; `null` when there are none. */
  readonly others: (GroupTotals & { readonly groups: number }) | null;
}

/** Capacity of a chart and its table. */
const maxGroups = 200;

export class GroupTotaller<Key extends GroupKey> {
  readonly table = new GroupTable();
  private readonly rows = new Map<Key, number>();
  private readonly keys: Key[] = [];
  private readonly names: (string | null)[] = [];

  /**
   * Adds a line, already read by `evaluation`.
   * @returns the row of its group in the table; rows are numbered from 0, in order of first appearance
   */
  add(key: Key, name: string | null, line: LineFacts, evaluation: LineEvaluation): number {
    let row = this.rows.get(key);
    if (row === undefined) {
      row = this.table.addRow();
      this.rows.set(key, row);
      this.keys.push(key);
      this.names.push(name);
    }
    if (name !== null && this.names[row] === null) this.names[row] = name;
    this.table.add(row, line, evaluation);
    return row;
  }

  /** All groups, in order of first appearance. */
  all(): Group<Key>[] {
    return this.keys.map((key, row) => this.group(key, row));
  }

  /** The groups of the given rows, in their order. */
  some(rows: readonly number[]): Group<Key>[] {
    return rows.flatMap((row) => this.keys.slice(row, row + 1).map((key) => this.group(key, row)));
  }

  /**
   * @param order decides which groups are listed when there are too many
   * @param max maximum number of groups, 1 or more, including the combined one
   */
  groups(
    order: (one: LinesLeft, other: LinesLeft) => number = byMostLines,
    max: number = maxGroups,
  ): Groups<Key> {
    if (this.keys.length <= max) return { groups: this.all(), others: null };
    const inOrder = [...this.keys.keys()]
      .map((row) => ({ row, lines: this.table.linesOf(row), left: this.table.leftOf(row) }))
      .sort(order)
      .map(({ row }) => row);
    const others = new GroupTable();
    const row = others.addRow();
    const rest = inOrder.slice(max - 1);
    for (const small of rest) others.addGroup(row, this.table, small);
    return {
      groups: this.some(inOrder.slice(0, max - 1).sort((one, other) => one - other)),
      others: { groups: rest.length, ...others.totals(row) },
    };
  }

  private group(key: Key, row: number): Group<Key> {
    return { key, name: this.names[row] ?? null, ...this.table.totals(row) };
  }
}
