import type { Column } from "./column.ts";

/** Texts by number: 0 stands for "no answer", the others for texts that are each there once. */
export interface Dictionary {
  readonly entries: readonly string[];
  /** By row. */
  readonly codes: Uint32Array;
}

/**
 * Texts. They are kept as they come, since to find out which of them are the same takes time while lines
 * arrive; that is done when first asked for.
 */
export class TextColumn implements Column {
  private readonly values: (string | null)[] = [];
  private readonly allowed: ReadonlySet<string> | null;
  private readonly nullable: boolean;
  private known: Dictionary | null = null;

  /** @param allowed the only texts that the contract takes, if it names them */
  constructor(allowed: ReadonlySet<string> | null, nullable: boolean) {
    this.allowed = allowed;
    this.nullable = nullable;
  }

  grow(): void {
    // A list grows by itself.
  }

  write(row: number, value: unknown): boolean {
    if (typeof value === "string") {
      this.values[row] = value;
      return this.allowed === null || this.allowed.has(value);
    }
    this.values[row] = null;
    return value === null && this.nullable;
  }

  blank(row: number): void {
    this.values[row] = null;
  }

  isBlank(row: number): boolean {
    return this.read(row) === null;
  }

  isSame(row: number, other: Column, otherRow: number): boolean {
    return this.read(row) === other.read(otherRow);
  }

  without(hidden: Uint8Array): TextColumn {
    const rest = new TextColumn(null, true);
    const { entries, codes } = this.dictionary(hidden.length);
    for (let row = 0; row < hidden.length; row += 1) {
      rest.values[row] = hidden[row] === 1 ? null : this.read(row);
    }
    // The same texts under the same numbers: to look for them again takes longer than all else.
    rest.known = { entries, codes: codes.map((code, row) => (hidden[row] === 1 ? 0 : code)) };
    return rest;
  }

  read(row: number): string | null {
    return this.values[row] ?? null;
  }

  /** The texts of the first `size` rows, each once, in the order in which they came. */
  dictionary(size: number): Dictionary {
    if (this.known?.codes.length === size) return this.known;
    const entries = [""];
    const codeOf = new Map<string, number>();
    const codes = new Uint32Array(size);
    for (let row = 0; row < size; row += 1) {
      const value = this.values[row] ?? null;
      if (value === null) continue;
      let code = codeOf.get(value);
      if (code === undefined) {
        code = entries.push(value) - 1;
        codeOf.set(value, code);
      }
      codes[row] = code;
    }
    this.known = { entries, codes };
    return this.known;
  }
}
