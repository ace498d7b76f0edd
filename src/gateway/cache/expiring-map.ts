interface Limits {
  /** How long a value is kept, in milliseconds. */
  readonly ageMs: number;
  readonly maxEntries: number;
  /** The oldest values are dropped while all weigh more than this. */
  readonly maxWeight: number;
}

/** Values that are kept for a while, whether somebody asks for them again or not. */
export interface ExpiringMap<Value> {
  /** The value, unless it is too old or was dropped. */
  get(key: string): Value | undefined;
  /** @param weight in the unit of the limit; a value that is heavier than all may be is not kept */
  set(key: string, value: Value, weight: number): void;
}

interface Entry<Value> {
  readonly value: Value;
  readonly weight: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly timer: NodeJS.Timeout;
}

export function createExpiringMap<Value>({
  ageMs,
  maxEntries,
  maxWeight,
}: Limits): ExpiringMap<Value> {
  const entries = new Map<string, Entry<Value>>();
  let weight = 0;
  const remove = (key: string) => {
    const entry = entries.get(key);
    if (entry === undefined) return;
    clearTimeout(entry.timer);
    entries.delete(key);
    weight -= entry.weight;
  };
  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      const age = Date.now() - entry.at;
      // A clock that was set back makes everything too old instead of valid for long.
      return age >= 0 && age < ageMs ? entry.value : undefined;
    },
    set(key, value, own) {
      remove(key);
      if (ageMs <= 0) return;
      const timer = setTimeout(() => remove(key), ageMs);
      timer.unref();
      entries.set(key, { value, weight: own, at: Date.now(), timer });
      weight += own;
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries && weight <= maxWeight) return;
        remove(oldest);
      }
    },
  };
}
