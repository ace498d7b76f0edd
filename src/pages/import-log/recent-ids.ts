const storageKey = "recent-imports";

/** Most ids that are kept. */
const max = 8;

/** The ids in what was stored, newest first; nothing when it is not what we store. */
function parseIds(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? "");
    if (!Array.isArray(value)) return [];
    return value.filter((id): id is string => typeof id === "string" && id !== "").slice(0, max);
  } catch {
    return [];
  }
}

/** Ids of imports whose logs were opened in this browser, newest first. */
export interface RecentIds {
  /** The same list until it changes. */
  list(): readonly string[];
  add(id: string): void;
  remove(id: string): void;
  /** @returns what ends it */
  onChange(run: () => void): () => void;
}

/**
 * @param storage where they are kept; it may throw, as browsers' storage does when it is switched off. Then
 *   they last as long as the page.
 */
export function createRecentIds(storage: () => Pick<Storage, "getItem" | "setItem">): RecentIds {
  const listeners = new Set<() => void>();
  let ids: readonly string[] = [];
  let read = false;
  const tell = () => {
    for (const run of listeners) run();
  };
  const load = () => {
    read = true;
    try {
      ids = parseIds(storage().getItem(storageKey));
    } catch {
      // Switched off: what this page has opened is all there is.
    }
    return ids;
  };
  const keep = (next: readonly string[]) => {
    ids = next;
    try {
      storage().setItem(storageKey, JSON.stringify(next));
    } catch {
      // Switched off or full.
    }
    tell();
  };
  return {
    list: () => (read ? ids : load()),
    // Read anew, since another tab may have opened logs in the meantime.
    add: (id) => keep([id, ...load().filter((other) => other !== id)].slice(0, max)),
    remove: (id) => keep(load().filter((other) => other !== id)),
    onChange: (run) => {
      listeners.add(run);
      return () => listeners.delete(run);
    },
  };
}
