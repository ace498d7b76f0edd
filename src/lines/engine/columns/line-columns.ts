import { lineSchema, lineWithoutCostsSchema, type SentLine } from "#contract/line.ts";
import type { LineField } from "#lines/line-fields.ts";
import type { Column } from "./column.ts";
import { InstantColumn } from "./instant-column.ts";
import { NumberColumn } from "./number-column.ts";
import { columnsOf } from "./schema-columns.ts";
import { TextColumn } from "./text-column.ts";

const minCapacity = 256;

/** Lines in columns, one per field of the contract. A row's number is its position among the accepted lines. */
export class LineColumns {
  size = 0;
  private capacity = 0;
  private readonly columns: Map<string, Column>;
  private readonly all: ReturnType<typeof columnsOf>;
  private readonly withoutCosts: boolean;

  /**
   * @param withoutCosts whether costs are left out, so that they may be `null`
   * @param columns those that exist already, by the path of their field
   */
  constructor(withoutCosts = false, columns: Iterable<readonly [string, Column]> = []) {
    this.withoutCosts = withoutCosts;
    this.columns = new Map(columns);
    this.all = columnsOf(withoutCosts ? lineWithoutCostsSchema : lineSchema, this.columns);
  }

  /**
   * Reads the line whose JSON begins at `from`, if it is valid and in the usual notation.
   * @param bytes followed by a zero, which JSON cannot contain
   * @returns the end of the line; -1 when it is incomplete or needs the slower `add`
   * @throws SyntaxError when it cannot be JSON
   */
  take(bytes: Uint8Array, from: number): number {
    this.makeRoom();
    const end = this.all.take(this.size, bytes, from);
    if (end !== -1) this.size += 1;
    return end;
  }

  /** Stores a line and returns whether it is valid. */
  add(line: unknown): boolean {
    this.makeRoom();
    // The next line overwrites the row of an invalid one.
    if (!this.all.write(this.size, line)) return false;
    this.size += 1;
    return true;
  }

  /**
   * These lines with others in the place of some and behind the last. Columns in which nothing changes are shared, and
   * with them what was computed from them.
   * @param size number of lines then
   * @param rows the place of each of the others, ascending
   */
  changed(size: number, rows: readonly number[], others: LineColumns): LineColumns {
    const isUnchanged = ([field, column]: readonly [string, Column]) =>
      size <= this.size &&
      rows.every((row, index) => column.isSame(row, others.columnAt(field), index));
    const lines = new LineColumns(this.withoutCosts, [...this.columns].filter(isUnchanged));
    const changed = [...lines.columns].filter(([field, column]) => column !== this.columnAt(field));
    for (const [field, column] of changed) column.copy(this.columnAt(field));
    lines.capacity = this.capacity;
    lines.reserve(size);
    lines.size = size;
    for (const [field, column] of changed) {
      const from = others.columnAt(field);
      for (const [index, row] of rows.entries()) column.write(row, from.read(index));
    }
    return lines;
  }

  /** Makes room for that many lines at once. */
  reserve(capacity: number): void {
    if (capacity <= this.capacity) return;
    for (const column of this.columns.values()) column.grow(capacity);
    this.capacity = capacity;
  }

  /** The whole line; instants in UTC. */
  line(row: number): SentLine {
    // The columns are derived from the schema that the type is inferred from.
    return this.all.read(row) as SentLine;
  }

  column(field: LineField): Column {
    return this.columnAt(field);
  }

  numbers(field: LineField): NumberColumn {
    const column = this.column(field);
    if (column instanceof InstantColumn) return column.instants;
    if (column instanceof NumberColumn) return column;
    throw new TypeError(`${field} holds no numbers`);
  }

  texts(field: LineField): TextColumn {
    const column = this.column(field);
    if (column instanceof TextColumn) return column;
    throw new TypeError(`${field} holds no texts`);
  }

  private columnAt(field: string): Column {
    const column = this.columns.get(field);
    if (!column) throw new TypeError(`${field} is not sent`);
    return column;
  }

  private makeRoom(): void {
    if (this.size === this.capacity) this.reserve(Math.max(minCapacity, this.capacity * 2));
  }
}
