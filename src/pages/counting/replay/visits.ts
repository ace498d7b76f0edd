const storageKey = "counting-looks";

/** Most countings whose looks are kept. */
const max = 100;

/** A pause after which looking at a counting is another look, in milliseconds; polling is more often. */
export const newLookAfter = 10 * 60_000;

/** By the gateway's clock, as are the lines' own instants. Milliseconds since 1970. */
export interface Look {
  /** How far the look before this one had seen; `null` for the first one. */
  readonly before: number | null;
  /** How far this one has seen. */
  readonly seen: number;
}

/** The look that goes on, or another one after a pause. */
export function nextLook(look: Look | null, seen: number): Look {
  if (look === null) return { before: null, seen };
  if (seen - look.seen > newLookAfter) return { before: look.seen, seen };
  return { before: look.before, seen: Math.max(look.seen, seen) };
}

type Entry = readonly [id: string, before: number | null, seen: number];

function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value)) return false;
  const [id, before, seen] = value;
  const isInstant = (one: unknown) => Number.isSafeInteger(one);
  return typeof id === "string" && (before === null || isInstant(before)) && isInstant(seen);
}

/** What was stored, newest first; nothing when it is not what we store. */
function parseEntries(stored: string | null): readonly Entry[] {
  try {
    const value: unknown = JSON.parse(stored ?? "");
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** When this browser showed which counting. */
export interface Looks {
  /** The same object until it changes; `null` for a counting that was never shown. */
  of(id: string): Look | null;
  /** Figures of that instant are being looked at. */
  see(id: string, at: number): void;
  /** Whether the next visit will know. */
  isKept(): boolean;
  /** @returns what ends it */
  onChange(run: () => void): () => void;
}

/**
 * @param storage where they are kept; it may throw, as browsers' storage does when it is switched off. Then
 *   they last as long as the page.
 */
export function createLooks(storage: () => Pick<Storage, "getItem" | "setItem">): Looks {
  const listeners = new Set<() => void>();
  const looks = new Map<string, Look | null>();
  let kept = true;
  const load = (): readonly Entry[] => {
    try {
      return parseEntries(storage().getItem(storageKey));
    } catch {
      kept = false;
      return [];
    }
  };
  const of = (id: string): Look | null => {
    const known = looks.get(id);
    if (known !== undefined) return known;
    const entry = load().find(([other]) => other === id);
    const look = entry ? { before: entry[1], seen: entry[2] } : null;
    looks.set(id, look);
    return look;
  };
  return {
    of,
    see: (id, at) => {
      const before = of(id);
      const look = nextLook(before, at);
      if (look.seen === before?.seen) return;
      looks.set(id, look);
      try {
        // Read anew, since another tab may have looked at other countings.
        const others = load().filter(([other]) => other !== id);
        const entries = [[id, look.before, look.seen], ...others].slice(0, max);
        storage().setItem(storageKey, JSON.stringify(entries));
      } catch {
        kept = false;
      }
      for (const run of listeners) run();
    },
    isKept: () => kept,
    onChange: (run) => {
      listeners.add(run);
      return () => listeners.delete(run);
    },
  };
}
