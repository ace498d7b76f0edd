/** Answers that took work, kept for when they are asked for again; the oldest makes room for a new one. */
export class Memo<Key, Value> {
  private readonly kept = new Map<Key, Value>();
  private readonly max: number;

  constructor(max = Number.POSITIVE_INFINITY) {
    this.max = max;
  }

  get(key: Key, make: () => Value): Value {
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    const value = make();
    const [oldest] = this.kept.keys();
    if (oldest !== undefined && this.kept.size >= this.max) this.kept.delete(oldest);
    this.kept.set(key, value);
    return value;
  }
}
