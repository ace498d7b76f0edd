/** Where they outlive a reload, for as long as the tab is open. */
const storageKey = "countboard:scroll";

/** Nobody goes further back. */
const max = 100;

/** How far the window was scrolled at each place of the tab's history, in pixels from the top. */
export class ScrollPlaces {
  private readonly tops = new Map(remembered());

  /** `undefined` where the window was never scrolled. */
  top(position: string): number | undefined {
    return this.tops.get(position);
  }

  note(position: string, top: number): void {
    this.tops.delete(position);
    this.tops.set(position, top);
    const [oldest] = this.tops.keys();
    if (this.tops.size > max && oldest !== undefined) this.tops.delete(oldest);
  }

  /** Nobody comes back to where another place has been put instead. */
  forget(position: string): void {
    this.tops.delete(position);
  }

  /** Keeps them for the next page of the tab. */
  keep(): void {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...this.tops]));
    } catch {
      // Without storage they are known until the page is left.
    }
  }
}

function remembered(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isPlace) : [];
  } catch {
    // Without storage, or with something else in it, every page begins at its top.
    return [];
  }
}

function isPlace(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === "string" && Number.isFinite(entry[1]);
}
