const storageKey = "recount-ticks";

/** Ticks of more countings than these are forgotten, the longest untouched first. */
const mostCountings = 20;

/** The lines ticked off, by their ids, of one counting. */
interface Ticked {
  readonly counting: string;
  readonly lines: readonly number[];
}

function isTicked(value: unknown): value is Ticked {
  if (typeof value !== "object" || value === null) return false;
  const { counting, lines } = value as Partial<Record<keyof Ticked, unknown>>;
  return (
    typeof counting === "string" &&
    Array.isArray(lines) &&
    lines.every((line) => typeof line === "number")
  );
}

/** What was stored; nothing when it is not what we store. */
function parseTicks(stored: string | null): readonly Ticked[] {
  try {
    const value: unknown = JSON.parse(stored ?? "");
    return Array.isArray(value) ? value.filter(isTicked).slice(0, mostCountings) : [];
  } catch {
    return [];
  }
}

/** Which lines were ticked off in this browser. */
export interface Ticks {
  /** The same set until it changes. */
  of(counting: string): ReadonlySet<number>;
  set(counting: string, line: number, isTicked: boolean): void;
  clear(counting: string): void;
  /** Whether ticks outlast the page. */
  areKept(): boolean;
  /** @returns what ends it */
  onChange(run: () => void): () => void;
}

const none: ReadonlySet<number> = new Set();

/**
 * @param storage where they are kept; it may throw, as browsers' storage does when it is switched off. Then they
 *   last as long as the page.
 */
export function createTicks(
  storage: () => Pick<Storage, "getItem" | "setItem">,
): Ticks & { readonly reload: () => void } {
  const listeners = new Set<() => void>();
  let kept: readonly Ticked[] = [];
  let sets = new Map<string, ReadonlySet<number>>();
  let isRead = false;
  let works = true;
  const take = (next: readonly Ticked[]) => {
    kept = next;
    sets = new Map(next.map(({ counting, lines }) => [counting, new Set(lines)]));
    isRead = true;
  };
  const read = () => {
    try {
      take(parseTicks(storage().getItem(storageKey)));
    } catch {
      works = false;
      isRead = true;
    }
  };
  const change = (counting: string, change: (lines: Set<number>) => void) => {
    // Read anew, since another tab may have ticked lines in the meantime.
    if (works) read();
    const lines = new Set(sets.get(counting));
    change(lines);
    const others = kept.filter((ticked) => ticked.counting !== counting);
    const own = lines.size === 0 ? [] : [{ counting, lines: [...lines] }];
    take([...own, ...others].slice(0, mostCountings));
    try {
      storage().setItem(storageKey, JSON.stringify(kept));
    } catch {
      // Switched off or full.
      works = false;
    }
    for (const run of listeners) run();
  };
  return {
    of: (counting) => {
      if (!isRead) read();
      return sets.get(counting) ?? none;
    },
    set: (counting, line, isTicked) =>
      change(counting, (lines) => (isTicked ? lines.add(line) : lines.delete(line))),
    clear: (counting) => change(counting, (lines) => lines.clear()),
    areKept: () => {
      if (!isRead) read();
      return works;
    },
    onChange: (run) => {
      listeners.add(run);
      return () => listeners.delete(run);
    },
    reload: () => {
      read();
      for (const run of listeners) run();
    },
  };
}
