import type { LineEvaluation } from "#domain/lines/line-evaluation.ts";
import type { LineFacts } from "#domain/lines/line-facts.ts";
import { byMostLines, type LinesLeft } from "./group-order.ts";
import { GroupTable } from "./group-table.ts";
import type { GroupTotals } from "./group-totals.ts";

/** What lines are grouped by; `null` groups those without it. */
export type GroupKey = string | number | null;

export interface Group<Key extends GroupKey> extends GroupTotals {
  readonly key: Key;
  /** How the group's lines name it, where a name stands beside the key: the first that is not `null`. */
  readonly name: string | null;
}

/** The groups of lines, and all that would be too many to show taken together. */
export interface Groups<Key extends GroupKey> {
  /** In the order in which their first lines came. */
  readonly groups: readonly Group<Key>[];
  /** The groups that were too many, as one; `null` when every group is told. */
  readonly others: (GroupTotals & { readonly groups: number }) | null;
}

/** As many groups as a chart and its table hold. */
const mostGroups = 200;

/** Adds up lines by group. */
export class GroupTotaller<Key extends GroupKey> {
  readonly table = new GroupTable();
  private readonly rows = new Map<Key, number>();
  private readonly keys: Key[] = [];
  private readonly names: (string | null)[] = [];

  /**
   * Adds a line, which the measure has read.
   * @returns the row of its group in the table; rows are numbered from 0, in the order of their first lines
   */
  add(key: Key, name: string | null, line: LineFacts, measure: LineEvaluation): number {
    let row = this.rows.get(key);
    if (row === undefined) {
      row = this.table.addRow();
      this.rows.set(key, row);
      this.keys.push(key);
      this.names.push(name);
    }
    if (name !== null && this.names[row] === null) this.names[row] = name;
    this.table.add(row, line, measure);
    return row;
  }

  /** Every group, in the order in which their first lines came. */
  all(): Group<Key>[] {
    return this.keys.map((key, row) => this.group(key, row));
  }

  /** The groups of some rows, in their order. */
  some(rows: readonly number[]): Group<Key>[] {
    return rows.flatMap((row) => this.keys.slice(row, row + 1).map((key) => this.group(key, row)));
  }

  /**
   * @param order which groups are told of where they are too many
   * @param max groups to tell of, 1 or more, the one of the others included
   */
  groups(
    order: (one: LinesLeft, other: LinesLeft) => number = byMostLines,
    max: number = mostGroups,
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
