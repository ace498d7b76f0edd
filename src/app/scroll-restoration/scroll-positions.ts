import { createStoredState } from "#storage/stored-state.ts";

/** Maximum history entries to store. */
const maxEntries = 100;

const storedTops = createStoredState<readonly (readonly [string, number])[]>({
  key: "countboard:scroll",
  initial: [],
  decode: (text) => JSON.parse(text).filter(isEntry),
  area: "session",
});

/** The scroll position of each entry of the tab's history, in pixels from the top. */
export class ScrollPositions {
  private readonly tops = new Map(storedTops.get());

  /** @param fresh an entry that has just been made; an earlier one of its address may have left a position */
  constructor(fresh?: string) {
    if (fresh !== undefined) this.tops.delete(fresh);
  }

  /** `undefined` if the window was never scrolled. */
  top(entry: string): number | undefined {
    return this.tops.get(entry);
  }

  set(entry: string, top: number): void {
    this.tops.delete(entry);
    this.tops.set(entry, top);
    const [oldest] = this.tops.keys();
    if (this.tops.size > maxEntries && oldest !== undefined) this.tops.delete(oldest);
  }

  /** For a replaced entry. */
  delete(entry: string): void {
    this.tops.delete(entry);
  }

  /** Stores them for the tab's next page. */
  store(): void {
    storedTops.update(() => [...this.tops]);
  }
}

function isEntry(entry: unknown): boolean {
  return Array.isArray(entry) && typeof entry[0] === "string" && Number.isFinite(entry[1]);
}
