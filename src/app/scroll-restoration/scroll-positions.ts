import { createStoredState } from "#storage/stored-state.ts";

/** Entries of the tab's history that are remembered. */
const maxEntries = 100;

const storedTops = createStoredState<readonly (readonly [string, number])[]>({
  key: "countboard:scroll",
  initial: [],
  decode: (text) => JSON.parse(text).filter(isEntry),
  area: "session",
});

/** How far the window was scrolled at each entry of the tab's history, in pixels from the top. */
export class ScrollPositions {
  private readonly tops = new Map(storedTops.get());

  /** `undefined` where the window was never scrolled. */
  top(entry: string): number | undefined {
    return this.tops.get(entry);
  }

  set(entry: string, top: number): void {
    this.tops.delete(entry);
    this.tops.set(entry, top);
    const [oldest] = this.tops.keys();
    if (this.tops.size > maxEntries && oldest !== undefined) this.tops.delete(oldest);
  }

  /** For an entry that another one has replaced. */
  delete(entry: string): void {
    this.tops.delete(entry);
  }

  /** Stores them for the next page of the tab. */
  store(): void {
    storedTops.update(() => [...this.tops]);
  }
}

function isEntry(entry: unknown): boolean {
  return Array.isArray(entry) && typeof entry[0] === "string" && Number.isFinite(entry[1]);
}
