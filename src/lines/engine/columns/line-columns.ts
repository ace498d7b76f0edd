import { lineSchema, lineWithoutCostsSchema, type SentLine } from "#contract/line.ts";
import type { LineField } from "#lines/line-field.ts";
import type { Column } from "./column.ts";
import { InstantColumn } from "./instant-column.ts";
import { NumberColumn } from "./number-column.ts";
import { columnsOf } from "./schema-columns.ts";
import { TextColumn } from "./text-column.ts";

const smallest = 256;

/** Lines in columns, one per field of the contract. A row's number is its place among those that were taken in. */
export class LineColumns {
  size = 0;
  private capacity = 0;
  private readonly columns = new Map<string, Column>();
  private readonly all: ReturnType<typeof columnsOf>;

  /** @param withoutCosts whether costs are left out, so that they may be `null` */
  constructor(withoutCosts = false) {
    this.all = columnsOf(withoutCosts ? lineWithoutCostsSchema : lineSchema, this.columns);
  }

  /**
   * Takes the line in whose JSON begins at `from`, if it keeps the contract and is written in the usual way.
   * @param bytes a zero, which no JSON holds, follows those that came
   * @returns where it ends; -1 where it has not all come, or needs a closer look, by `add`
   * @throws SyntaxError where it cannot be JSON
   */
  take(bytes: Uint8Array, from: number): number {
    this.makeRoom();
    const end = this.all.take(this.size, bytes, from);
    if (end !== -1) this.size += 1;
    return end;
  }

  /** Takes a line in, if it keeps the contract, and says whether it does. */
  add(line: unknown): boolean {
    this.makeRoom();
    // A row whose line turns out to be faulty is written over by the next one.
    if (!this.all.write(this.size, line)) return false;
    this.size += 1;
    return true;
  }

  /** Makes room for that many lines at once. */
  reserve(capacity: number): void {
    if (capacity <= this.capacity) return;
    for (const column of this.columns.values()) column.grow(capacity);
    this.capacity = capacity;
  }

  /** The whole line; instants in UTC. */
  line(row: number): SentLine {
    // The parts are derived from the schema that the type is inferred from.
    return this.all.read(row) as SentLine;
  }

  column(field: LineField): Column {
    const column = this.columns.get(field);
    if (!column) throw new TypeError(`${field} is not sent`);
    return column;
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

  private makeRoom(): void {
    if (this.size === this.capacity) this.reserve(Math.max(smallest, this.capacity * 2));
  }
}
