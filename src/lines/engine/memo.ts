/** A cache of computed values; a new entry evicts the oldest. */
export class Memo<Key, Value> {
  private readonly entries = new Map<Key, Value>();
  private readonly max: number;

  constructor(max = Number.POSITIVE_INFINITY) {
    this.max = max;
  }

  get(key: Key, make: () => Value): Value {
    const known = this.entries.get(key);
    if (known !== undefined) return known;
    const value = make();
    const [oldest] = this.entries.keys();
    if (oldest !== undefined && this.entries.size >= this.max) this.entries.delete(oldest);
    this.entries.set(key, value);
    return value;
  }

  delete(key: Key): void {
    this.entries.delete(key);
  }

  /** Drops all values. */
  clear(): void {
    this.entries.clear();
  }
}
